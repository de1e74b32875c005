import { useState, type FormEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useWords } from '../../../../shell/words/words-context.tsx'
import { useEntity } from '../../../screens/entity-context.tsx'
import { useLabels } from '../../../words/labels.ts'
import type { ConditionEditorProps } from './editor-props.ts'

/**
 * Text that the field contains. Enter that ends an IME composition does not submit: browsers do not pass it on to
 * forms.
 */
export function TextEditor({ field, condition, apply, onDone }: ConditionEditorProps) {
  const { translate } = useWords()
  const labels = useLabels(useEntity())
  const [text, setText] = useState(String(condition?.parts.contains ?? ''))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply({ field, parts: text.trim() === '' ? {} : { contains: text.trim() } })
    onDone()
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <TextField
        autoFocus
        size="small"
        label={`${labels.label(field.name)} ${translate('commons.operators.contains')}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="contained">
        {translate('commons.filters.apply')}
      </Button>
    </Box>
  )
}
