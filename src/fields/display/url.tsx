import Link from '@mui/material/Link'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

export const isWeb = (value: unknown): boolean => /^https?:\/\/\S+$/.test(String(value))

const Address = ({ value }: DisplayProps) => (
  <>
    {String(value)
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '')}
  </>
)

const Visit = ({ value }: DisplayProps) =>
  isWeb(value) ? (
    <Link href={String(value)} target="_blank" rel="noopener noreferrer">
      {String(value)}
    </Link>
  ) : (
    <>{String(value)}</>
  )

export const Column = displayComponent(Address)
export const Preview = displayComponent(Visit)
