import TextField from '@mui/material/TextField'
import { EditorForm } from './editor-form.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { useTypedText } from './use-typed-text.ts'
import { useScope } from '../../../../kernel/words/scope.ts'

/** Text that the field contains. */
export function TextEditor({ field, condition, apply, onDone }: ConditionEditorProps) {
  const { translate, labels } = useScope()
  const [text, setText] = useTypedText(condition?.parts.contains)

  const applyText = () => {
    apply({ field, parts: text.trim() === '' ? {} : { contains: text.trim() } })
    return true
  }

  return (
    <EditorForm apply={applyText} onDone={onDone}>
      <TextField
        autoFocus
        size="small"
        label={`${labels.label(field.name)} ${translate('commons.operators.contains')}`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </EditorForm>
  )
}
