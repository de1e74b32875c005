import type { ComponentType } from 'react'
import type { Filter } from '../../../../entities/language/field-kind.ts'
import { DateRangeEditor } from './editors/date-range.tsx'
import { NumberRangeEditor } from './editors/number-range.tsx'
import { OptionsEditor } from './editors/options.tsx'
import { RecordEditor } from './editors/record.tsx'
import { TextEditor } from './editors/text.tsx'
import { TimeRangeEditor } from './editors/time-range.tsx'
import { ToggleEditor } from './editors/toggle.tsx'
import type { ConditionEditorProps } from './editors/editor-props.ts'
import { editorKind } from './conditions.ts'

const editors = {
  options: OptionsEditor,
  toggle: ToggleEditor,
  days: DateRangeEditor,
  times: TimeRangeEditor,
  number: NumberRangeEditor,
  text: TextEditor,
  record: RecordEditor,
} satisfies Record<Filter, ComponentType<ConditionEditorProps>>

/** The editor of a filter condition on one field. */
export default function ConditionEditor(props: ConditionEditorProps) {
  const kind = editorKind(props.field)
  if (!kind) return null
  const Editor = editors[kind]
  return <Editor {...props} />
}
