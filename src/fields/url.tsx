import Link from '@mui/material/Link'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { OpenLink } from './controls/open-link.tsx'
import { TextControl } from './controls/text-control.tsx'

const isWeb = (value: unknown): boolean => /^https?:\/\/\S+$/.test(String(value))

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
export const Input = inputComponent((entry) => (
  <TextControl entry={entry} keyboard="url" code end={isWeb(entry.value) && <OpenLink href={String(entry.value)} />} />
))
