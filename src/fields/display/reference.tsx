import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { RecordLink, RecordName } from '../records/record-link.tsx'

const Name = ({ field, value }: DisplayProps) => <RecordName entity={field.to!} id={String(value)} />

const Linked = ({ field, value }: DisplayProps) => <RecordLink entity={field.to!} id={String(value)} />

export const Column = displayComponent(Name)
export const Preview = displayComponent(Linked)
