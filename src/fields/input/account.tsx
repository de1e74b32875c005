import { inputComponent } from '../base/input-component.tsx'
import { lazyInput } from '../base/lazy.tsx'
import { accountListOf } from '../../kernel/words/account-target.ts'

const RecordPicker = lazyInput(() => import('../records/record-picker.tsx'))

export const Input = inputComponent(
  (entry) => <RecordPicker entry={entry} entity={accountListOf(entry.field)} />,
  {},
  RecordPicker.prepare,
)
