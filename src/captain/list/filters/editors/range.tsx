import { useState, type FormEvent, type HTMLAttributes } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { parseTypedValue } from '../../../../fields/values/parse-typed-value.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import type { ConditionEditorProps } from './editor-props.ts'

interface RangeEditorProps extends ConditionEditorProps {
  readonly keyboard: HTMLAttributes<unknown>['inputMode']
  readonly placeholder?: string
  /** Whether a bound is usable as typed. The limits on a record's own value do not apply to filters. */
  isComparable(value: unknown): boolean
}

/** A typed minimum and maximum, either open. */
export function RangeEditor({
  field,
  condition,
  apply,
  onDone,
  keyboard,
  placeholder,
  isComparable,
}: RangeEditorProps) {
  const { translate } = useWords()
  const [least, setLeast] = useState(shown(condition?.parts.gte))
  const [most, setMost] = useState(shown(condition?.parts.lte))

  const read = (text: string) => parseTypedValue(field, text)
  const wrong = (text: string) => text.trim() !== '' && !isComparable(read(text))
  const bound = (operator: 'gte' | 'lte', text: string) => (text.trim() === '' ? {} : { [operator]: read(text) })
  const slots = { htmlInput: { inputMode: keyboard, autoComplete: 'off' } }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong(least) || wrong(most)) return
    apply({ field, parts: { ...bound('gte', least), ...bound('lte', most) } })
    onDone()
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        size="small"
        error={wrong(least)}
        slotProps={slots}
        label={translate('commons.filters.from')}
        placeholder={placeholder}
        value={least}
        onChange={({ target }) => setLeast(target.value)}
      />
      <TextField
        size="small"
        error={wrong(most)}
        slotProps={slots}
        label={translate('commons.filters.to')}
        placeholder={placeholder}
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
