import { getSession } from '../../shell/session/session.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'
import type { ListLayout } from '../../../entities/language/declaration/list-layouts.ts'

/** The parameter of a list's address that names its layout. */
export const layoutKey = 'layout'

/** The layout in which an entity's list is wanted at an address, whether or not it has it. */
export const requestedLayout = (entity: string, search: string): string | null =>
  new URLSearchParams(search).get(layoutKey) ?? readStored('localStorage', storageKey(entity))

/** Stores the layout that this person chose for an entity's list. */
export const storeLayout = (entity: string, layout: ListLayout): void =>
  writeStored('localStorage', storageKey(entity), layout)

const storageKey = (entity: string): string => `captain.layout.${getSession()?.user.id ?? ''}.${entity}`
