import { createContext } from 'react'
import type { CaptainRecord } from '../api/record.ts'

/** Set while a record is created for a field of another form, which stays open behind it. */
export interface RelatedCreation {
  created(record: CaptainRecord): void
}

export const RelatedCreationContext = createContext<RelatedCreation | undefined>(undefined)
