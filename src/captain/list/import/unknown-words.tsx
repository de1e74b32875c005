import { useId, useState, type FormEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { NativeSelect } from '../../../kernel/controls/native-select.tsx'
import { optionChoices } from './option-choices.ts'
import type { Import } from './use-imports.ts'
import { useScope } from '../../../kernel/words/scope.ts'

interface UnknownWordsProps {
  readonly current: Import
  readonly busy: boolean
  /** Judges the file again with what its words mean. */
  check(words: Import['words']): void
}

/** The words of a file that are no options: which option each of them means. */
export function UnknownWords({ current, busy, check }: UnknownWordsProps) {
  const { entity, site, labels, translate } = useScope()
  const id = useId()
  const [chosen, setChosen] = useState<Import['words']>({})
  const unknown = Object.entries(current.unknownWords)
  if (unknown.length === 0) return null

  function submit(event: FormEvent): void {
    event.preventDefault()
    const all = { ...current.words }
    for (const [name, own] of Object.entries(chosen))
      all[name] = { ...all[name], ...Object.fromEntries(Object.entries(own).filter(([, option]) => option !== '')) }
    check(all)
  }

  return (
    <Box
      component="form"
      onSubmit={submit}
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1.5, border: '1px solid var(--line)', borderRadius: 1, p: 2 }}
    >
      <div>
        <Typography id={id} component="h4" sx={{ fontSize: 14, fontWeight: 700 }}>
          {translate('imports.words')}
        </Typography>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('imports.wordsHint')}</Typography>
      </div>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        {unknown.flatMap(([name, words]) =>
          Object.entries(words).map(([word, count]) => (
            <NativeSelect
              key={`${name} ${word}`}
              id={`${id}-${name}-${word}`}
              label={translate('imports.wordOf', { field: labels.label(name), word, smart_count: count })}
              value={chosen[name]?.[word] ?? ''}
              options={[
                { value: '', label: translate('imports.noOption') },
                ...optionChoices(entity, name, site, labels),
              ]}
              choose={(option) => setChosen({ ...chosen, [name]: { ...chosen[name], [word]: option } })}
            />
          )),
        )}
      </Box>
      <Button
        type="submit"
        variant="outlined"
        disabled={busy || !Object.values(chosen).some((own) => Object.values(own).some(Boolean))}
        sx={{ justifySelf: 'start', minHeight: 44 }}
      >
        {translate('imports.checkWords')}
      </Button>
    </Box>
  )
}
