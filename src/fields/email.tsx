import Link from '@mui/material/Link'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const Address = ({ value }: DisplayProps) => <>{String(value)}</>

const WriteTo = ({ value }: DisplayProps) => <Link href={`mailto:${String(value)}`}>{String(value)}</Link>

export const Column = displayComponent(Address)
export const Preview = displayComponent(WriteTo)
export const Input = inputComponent((entry) => <TextControl entry={entry} keyboard="email" code width="28em" />)
