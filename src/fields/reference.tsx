import { input, laterInForm, shown, type ShownProps } from './halves.tsx'
import { RecordLink, RecordName } from './records/record-link.tsx'

const OneRecord = laterInForm(() => import('./records/one.tsx'))

const Name = ({ field, value }: ShownProps) => <RecordName entity={field.to!} id={String(value)} />
const Linked = ({ field, value }: ShownProps) => <RecordLink entity={field.to!} id={String(value)} />

export const Column = shown(Name)
export const Preview = shown(Linked)
export const Input = input((entry) => <OneRecord entry={entry} entity={entry.field.to!} />)
