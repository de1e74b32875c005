import { operatorPages, operatorSite } from '../../../entities/installation.ts'
import { placeholder, previewAddressColumns, type PreviewAddresses } from '../../../entities/system/preview.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { Publisher } from '../../kernel/public/public-record.ts'
import { systemTable, type RowOf, type StoredRowOf } from '../../kernel/system-records/table.ts'

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    preview_address: StoredRowOf<typeof previewAddressColumns>
  }
}

export type StoredAddresses = RowOf<typeof previewAddressColumns>

export const addressTable = systemTable('preview_address', previewAddressColumns)

/** Where a tenant's site shows previews of an entity before anybody says so: at the operator, its own pages do. */
export function initialAddresses({ site }: Publisher, entity: string, publicUrl: string): PreviewAddresses {
  const path = site === operatorSite ? operatorPages[entity] : undefined
  const address = path === undefined ? null : `${publicUrl}/{lang}${path}?preview={token}`
  return { entity, ja: address, en: address }
}

/** The addresses of an entity's previews. */
export function* addressesOf(
  store: Store,
  tenant: Publisher,
  entity: string,
  publicUrl: string,
): Operation<PreviewAddresses> {
  return (yield* storedAddresses(store, tenant.id, entity)) ?? initialAddresses(tenant, entity, publicUrl)
}

/** The addresses that somebody set for an entity's previews. */
export function* storedAddresses(
  { scope, cachedStatement }: Store,
  tenant: string,
  entity: string,
): Operation<StoredAddresses | undefined> {
  const statement = cachedStatement<object>`preview addresses of an entity`(() =>
    scope
      .selectFrom('preview_address')
      .where('preview_address.entity', '=', param('entity'))
      .select(addressTable.columns),
  )
  const row = yield* first(statement({ tenant_id: tenant, entity }))
  return row && addressTable.read(row)
}

/** The origins of addresses; no placeholder stands in their hosts. */
export const originsIn = (addresses: readonly StoredAddresses[]): readonly string[] =>
  addresses.flatMap(({ ja, en }) =>
    [ja, en].flatMap((address) => (address === null ? [] : [new URL(address.replaceAll(placeholder, 'x')).origin])),
  )

/** What fills the placeholders of an address. */
export interface Filling {
  readonly token: string
  /** Null for a record that has none, or none yet. */
  readonly slug: string | null
  readonly id: string
  readonly lang: 'ja' | 'en'
}

/** An address for a record and a link; null where the record has no slug that it asks for. */
export function fillAddress(pattern: string | null, filling: Filling): string | null {
  if (pattern === null || (filling.slug === null && pattern.includes('{slug}'))) return null
  return pattern.replaceAll(placeholder, (_, name: keyof Filling) => encodeURIComponent(filling[name]!))
}
