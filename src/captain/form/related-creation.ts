import { createContext } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/** Set while a record is created for a field of another form, which stays open behind it. */
export interface RelatedCreation {
  created(record: CaptainRecord): void
  /** The id of the form's title, which names the dialog. */
  readonly titleId: string
  /** Takes from the form how to ask whether what was typed may be lost, before the dialog closes. */
  guard(mayClose: () => Promise<boolean>): void
}

export const RelatedCreationContext = createContext<RelatedCreation | undefined>(undefined)
