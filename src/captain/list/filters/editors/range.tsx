import { useState, type HTMLAttributes } from 'react'
import TextField from '@mui/material/TextField'
import { parseTypedValue } from '../../../../fields/values/parse-typed-value.ts'
import { useWords } from '../../../../shell/words/words-context.tsx'
import { EditorForm } from './editor-form.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { useTypedText } from './use-typed-text.ts'

interface RangeEditorProps extends ConditionEditorProps {
  readonly keyboard: HTMLAttributes<unknown>['inputMode']
  readonly placeholder?: string
  /** What is said of a bound that is not usable. */
  readonly refusal: string
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
  refusal,
  isComparable,
}: RangeEditorProps) {
  const { translate } = useWords()
  const [least, setLeast] = useTypedText(condition?.parts.gte)
  const [most, setMost] = useTypedText(condition?.parts.lte)
  /** Whether what is typed was refused, and nothing was applied since; before that, a bound may be half typed. */
  const [refused, setRefused] = useState(false)

  const read = (text: string) => parseTypedValue(field, text)
  const wrong = (text: string) => text.trim() !== '' && !isComparable(read(text))
  const bound = (operator: 'gte' | 'lte', text: string) => (text.trim() === '' ? {} : { [operator]: read(text) })

  const applyBounds = () => {
    const isWrong = wrong(least) || wrong(most)
    setRefused(isWrong)
    if (!isWrong) apply({ field, parts: { ...bound('gte', least), ...bound('lte', most) } })
    return !isWrong
  }
  const bounds = [
    { name: 'from', text: least, type: setLeast },
    { name: 'to', text: most, type: setMost },
  ] as const

  return (
    <EditorForm apply={applyBounds} onDone={onDone}>
      {bounds.map(({ name, text, type }) => {
        const isRefused = refused && wrong(text)
        return (
          <TextField
            key={name}
            autoFocus={name === 'from'}
            size="small"
            error={isRefused}
            helperText={isRefused && refusal}
            slotProps={{ htmlInput: { inputMode: keyboard, autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
            label={translate(`commons.filters.${name}`)}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )
      })}
    </EditorForm>
  )
}
