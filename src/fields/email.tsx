import Link from '@mui/material/Link'
import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const Address = ({ value }: ShownProps) => <>{String(value)}</>

const WriteTo = ({ value }: ShownProps) => <Link href={`mailto:${String(value)}`}>{String(value)}</Link>

export const Column = shown(Address)
export const Preview = shown(WriteTo)
export const Input = input((entry) => <TextControl entry={entry} keyboard="email" code width="28em" />)
