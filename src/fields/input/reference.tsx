import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const RecordPicker = lazyInput(() => import('../records/record-picker.tsx'))

export const Input = inputComponent(
  (entry) => <RecordPicker entry={entry} entity={entry.field.to!} />,
  {},
  RecordPicker.prepare,
)
