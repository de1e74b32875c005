import type { Screen } from '../screens.ts'

/** The query parameter of a list with the id of the record in the panel. */
export const panelKey = 'record'

/** What the path of a record depends on besides its ids. */
export interface PathParts {
  /** The slug of the tenant. */
  readonly tenant: string
  readonly entity: string
  /** The name of the parent entity, for entities with one. */
  readonly parent?: string | undefined
  /** Whether a tenant has exactly one record. */
  readonly isSingle: boolean
  /** The screens that the tenant's site has. */
  readonly screens: readonly Screen[]
}

/** Where captain opens a record: its form, else its preview, else its list with the panel beside it. */
export function pathOfRecord(
  { tenant, entity, parent, isSingle, screens }: PathParts,
  record: { readonly id: string; readonly parent: string | null },
): string | undefined {
  if (screens.length === 0) return undefined
  const base = `/captain/tenant/${tenant}`
  const list = parent && record.parent !== null ? `${base}/${parent}/${record.parent}/${entity}` : `${base}/${entity}`
  if (isSingle) return `${list}/edit`
  if (screens.includes('edit')) return `${list}/${record.id}`
  if (screens.includes('preview')) return `${list}/${record.id}/show`
  return `${list}?${panelKey}=${encodeURIComponent(record.id)}`
}

/** Where captain opens a publish plan of the tenant with a slug. */
export const planPath = (tenant: string, id: string): string =>
  `/captain/tenant/${tenant}/publish-plans?plan=${encodeURIComponent(id)}`
