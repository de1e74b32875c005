import { useState, type FormEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { isComparable } from '../../../../entities/decimals.ts'
import type { Field } from '../../../../entities/entity.ts'
import { typedValue } from '../../../fields/typed-value.ts'
import { useWords } from '../../../shell/words-context.tsx'
import type { QuestionProps } from '../condition-editor.tsx'

/** A least and a greatest number, either of them open. */
export function NumberQuestion({ field, condition, apply, onDone }: QuestionProps) {
  const { translate } = useWords()
  const [least, setLeast] = useState(shown(condition?.parts.gte))
  const [most, setMost] = useState(shown(condition?.parts.lte))

  const read = (text: string) => typedValue(field, text)
  const wrong = (text: string) => text.trim() !== '' && !isNumber(field, read(text))
  const given = (operator: 'gte' | 'lte', text: string) => (text.trim() === '' ? {} : { [operator]: read(text) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong(least) || wrong(most)) return
    apply({ field, parts: { ...given('gte', least), ...given('lte', most) } })
    onDone()
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        size="small"
        error={wrong(least)}
        slotProps={keyboard}
        label={translate('commons.filters.from')}
        value={least}
        onChange={({ target }) => setLeast(target.value)}
      />
      <TextField
        size="small"
        error={wrong(most)}
        slotProps={keyboard}
        label={translate('commons.filters.to')}
        value={most}
        onChange={({ target }) => setMost(target.value)}
      />
      <Button type="submit" variant="contained">
        {translate('commons.filters.apply')}
      </Button>
    </Box>
  )
}

const shown = (value: unknown): string => (value === undefined ? '' : String(value))
/** The bounds of a record's value do not bind a question. */
const isNumber = ({ storage }: Field, value: unknown): boolean =>
  storage === 'decimal' ? isComparable(String(value)) : Number.isSafeInteger(value)

const keyboard = { htmlInput: { inputMode: 'decimal', autoComplete: 'off' } } as const
