import Link from '@mui/material/Link'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { TextControl } from './controls/text-control.tsx'

const Number = ({ value }: DisplayProps) => <>{String(value)}</>

const Call = ({ value }: DisplayProps) => <Link href={`tel:${String(value).replaceAll('-', '')}`}>{String(value)}</Link>

export const Column = displayComponent(Number)
export const Preview = displayComponent(Call)
export const Input = inputComponent((entry) => <TextControl entry={entry} type="tel" keyboard="tel" width="14em" />)
