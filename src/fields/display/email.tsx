import Link from '@mui/material/Link'
import { mailto } from '../../shell/words/mailto.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Address = ({ value }: DisplayProps) => <>{String(value)}</>

const WriteTo = ({ value }: DisplayProps) => <Link href={mailto(String(value))}>{String(value)}</Link>

export const Column = displayComponent(Address)
export const Preview = displayComponent(WriteTo)
