import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'

const RecordsPicker = lazyInput(() => import('../records/records-picker.tsx'))

export const Input = inputComponent(
  (entry) => <RecordsPicker entry={entry} entity={entry.field.to!} />,
  {},
  RecordsPicker.prepare,
)
