import { inputComponent, lazyInput, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { accountListOf } from './records/account-target.ts'
import { RecordName } from './records/record-link.tsx'

const RecordPicker = lazyInput(() => import('./records/record-picker.tsx'))

const Name = ({ field, value }: DisplayProps) => <RecordName entity={accountListOf(field)} id={String(value)} />

export const Column = displayComponent(Name)
export const Preview = displayComponent(Name)
export const Input = inputComponent((entry) => <RecordPicker entry={entry} entity={accountListOf(entry.field)} />)
