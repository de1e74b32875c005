import type { RegisteredRouter } from '@tanstack/react-router'
import { createContext, use, useMemo, type ElementType, type ReactNode } from 'react'
import type { Entity } from '../../../entities/language/entity.ts'
import type { Session } from '../../shell/session/session.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'
import type { LazyComponent } from '../../shell/ui/lazy-component.ts'
import type { Toast } from '../../shell/ui/toast-list.ts'
import type { CaptainRecord } from '../api/record.ts'

/** A page outside the entities, as the menu, breadcrumbs and the search show it. Its route is in `pages.ts`. */
export interface MenuPage {
  /** The router's path: below `/admin`, of the installation; below `/captain/tenant/$tenant`, of a tenant. */
  readonly path: keyof RegisteredRouter['routesByPath'] & (`/captain/${string}` | `/admin/${string}`)
  /** Its icon; without one, the menu leaves it out. */
  readonly icon?: ElementType
  /** In the menu of a tenant, before the entities; else after them. */
  readonly isFirst?: true
  /** The key of its name in the menu of the account; without one, that leaves it out. */
  readonly account?: string
  /** The key of what it is found by in `search.pages`; without one, the search leaves it out. */
  readonly search?: string
  /** Who may open it; by default, all to whom the place is open. */
  readonly isFor?: (user: Pick<Session['user'], 'role' | 'cfAi'>) => boolean
  /** Which tenants have it; by default, all. */
  readonly isOf?: (tenant: TenantAnswer) => boolean
}

/** What can be done with a whole list, in the menu of its header. */
export interface ListAction {
  readonly name: string
  readonly icon: ElementType
  /** Its entries for an entity of a site, with the keys of their words; none where it is not offered. */
  entries(entity: Entity, site: TenantAnswer['site']): readonly { readonly key: string; readonly words: string }[]
  /** In the trash, too. */
  readonly inTrash?: true
  /** Where the window is wide, only. */
  readonly wide?: true
  /** Opened by an entry, whose key it is given. */
  readonly Dialog: LazyComponent<{ readonly name: string; close(): void }>
}

/** A part of the page that shows a record. */
export interface RecordPart {
  readonly name: string
  readonly isFor?: (entity: Entity, tenant: TenantAnswer) => boolean
  /** Of a panel: above the form of the record, too. Of an action: in the form of a record that has no page of its own. */
  readonly inForm?: true
  readonly Part: LazyComponent<{ readonly record: CaptainRecord }>
}

/** What can be done with the selected records of a list. */
export interface SelectionAction {
  readonly name: string
  readonly isFor: (entity: Entity) => boolean
  /** Its button. `done` ends the selection. */
  readonly Part: LazyComponent<{
    readonly records: readonly CaptainRecord[]
    readonly disabled: boolean
    done(): void
  }>
}

/** What is done once a record is in its new state; returns the message that says so. */
export type AfterTransition = () => Promise<Toast>

/** What staff may have done along with the transition of a record, such as an email to its customer. */
export interface TransitionOffer {
  readonly name: string
  /** Whether the dialog of a transition to a state asks for it. */
  readonly isFor: (entity: Entity, to: string) => boolean
  /** Asks for it. It says what was chosen as soon as that is known, and again at each change: undefined for nothing. */
  readonly Part: LazyComponent<{
    readonly record: CaptainRecord
    readonly to: string
    choose(action: AfterTransition | undefined): void
  }>
}

/** What stands in the history of a record beside its changes and comments. */
export interface HistoryItem {
  readonly id: string
  readonly at: string
  readonly entry: ReactNode
}

/** What one folder contributes to captain: its `index.ts`. `features.ts` lists them all. */
export interface Feature {
  readonly pages?: readonly MenuPage[]
  readonly listActions?: readonly ListAction[]
  /** Buttons below a list, among those for its selected records. */
  readonly selectionActions?: readonly SelectionAction[]
  /** Buttons in the header of a record. */
  readonly recordActions?: readonly RecordPart[]
  /** Panels above the fields of a record. */
  readonly recordPanels?: readonly RecordPart[]
  readonly transitionOffers?: readonly TransitionOffer[]
  /** Hooks that read what belongs in the history of a record. */
  readonly histories?: readonly ((record: CaptainRecord) => readonly HistoryItem[])[]
}

/** The features of the installation; captain's frame says which there are. */
export const FeaturesContext = createContext<readonly Feature[]>([])

/** The parts that features contribute to the page of a record of an entity. */
export function useRecordParts(
  kind: 'recordActions' | 'recordPanels',
  entity: Entity,
  tenant: TenantAnswer,
): readonly RecordPart[] {
  const contributed = useFeatures(kind)
  return useMemo(
    () => contributed.filter(({ isFor }) => isFor?.(entity, tenant) ?? true),
    [contributed, entity, tenant],
  )
}

/** What all features contribute of one kind, in their order. */
export function useFeatures<Kind extends keyof Feature>(kind: Kind): readonly NonNullable<Feature[Kind]>[number][] {
  const features = use(FeaturesContext)
  return useMemo(
    () => features.flatMap((feature): readonly NonNullable<Feature[Kind]>[number][] => feature[kind] ?? []),
    [features, kind],
  )
}
