import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { accountListOf } from '../../kernel/words/account-target.ts'
import { RecordName } from '../records/record-link.tsx'

const Name = ({ field, value }: DisplayProps) => <RecordName entity={accountListOf(field)} id={String(value)} />

export const Column = displayComponent(Name)
export const Preview = displayComponent(Name)
