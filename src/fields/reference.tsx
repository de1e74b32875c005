import { inputComponent, lazyInput, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { RecordLink, RecordName } from './records/record-link.tsx'

const RecordPicker = lazyInput(() => import('./records/record-picker.tsx'))

const Name = ({ field, value }: DisplayProps) => <RecordName entity={field.to!} id={String(value)} />
const Linked = ({ field, value }: DisplayProps) => <RecordLink entity={field.to!} id={String(value)} />

export const Column = displayComponent(Name)
export const Preview = displayComponent(Linked)
export const Input = inputComponent((entry) => <RecordPicker entry={entry} entity={entry.field.to!} />)
