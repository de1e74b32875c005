import { input, laterInForm, shown, type ShownProps } from './halves.tsx'
import { peopleOf } from './records/person.ts'
import { RecordName } from './records/record-link.tsx'

const OneRecord = laterInForm(() => import('./records/one.tsx'))

const Name = ({ field, value }: ShownProps) => <RecordName entity={peopleOf(field)} id={String(value)} />

export const Column = shown(Name)
export const Preview = shown(Name)
export const Input = input((entry) => <OneRecord entry={entry} entity={peopleOf(entry.field)} />)
