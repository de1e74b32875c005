import Link from '@mui/material/Link'
import { input, shown, type ShownProps } from './halves.tsx'
import { TextControl } from './text-control.tsx'

const Number = ({ value }: ShownProps) => <>{String(value)}</>

const Call = ({ value }: ShownProps) => <Link href={`tel:${String(value).replaceAll('-', '')}`}>{String(value)}</Link>

export const Column = shown(Number)
export const Preview = shown(Call)
export const Input = input((entry) => <TextControl entry={entry} type="tel" keyboard="tel" width="14em" />)
