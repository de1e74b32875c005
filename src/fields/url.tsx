import Link from '@mui/material/Link'
import { input, shown, type ShownProps } from './halves.tsx'
import { OpenLink } from './open-link.tsx'
import { TextControl } from './text-control.tsx'

const isWeb = (value: unknown): boolean => /^https?:\/\/\S+$/.test(String(value))

const Address = ({ value }: ShownProps) => (
  <>
    {String(value)
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '')}
  </>
)

const Visit = ({ value }: ShownProps) =>
  isWeb(value) ? (
    <Link href={String(value)} target="_blank" rel="noopener noreferrer">
      {String(value)}
    </Link>
  ) : (
    <>{String(value)}</>
  )

export const Column = shown(Address)
export const Preview = shown(Visit)
export const Input = input((entry) => (
  <TextControl entry={entry} keyboard="url" code end={isWeb(entry.value) && <OpenLink href={String(entry.value)} />} />
))
