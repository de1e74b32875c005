import type { ReactNode } from 'react'

/** What a screen of its own has otherwise than the usual form of a record. */
export interface FormParts {
  /** The names of the fields by section, as a declaration says them; without it, those of the declaration. */
  readonly sections?: Readonly<Record<string, readonly string[]>>
  /** Content above the sections. */
  readonly top?: ReactNode
  /** Content below a section, by its name; below that of the rail as well. */
  readonly below?: Readonly<Record<string, ReactNode>>
}
