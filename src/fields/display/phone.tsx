import Link from '@mui/material/Link'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Number = ({ value }: DisplayProps) => <>{String(value)}</>

const Call = ({ value }: DisplayProps) => <Link href={`tel:${String(value).replaceAll('-', '')}`}>{String(value)}</Link>

export const Column = displayComponent(Number)
export const Preview = displayComponent(Call)
