import type { ElementType } from 'react'

/** A page of captain outside tenants that a module adds (`captain-links.ts`). */
export interface CaptainLink {
  /** Its further words for the search, under `search.pages`. */
  readonly name: string
  readonly to: string
  readonly label: string
  readonly icon: ElementType
}
