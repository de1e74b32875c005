import { sql } from 'kysely'
import { childSegments } from '../../../entities/language/screens.ts'
import { isId } from '../../../entities/language/reserved-names.ts'
import { slugShape } from '../../../entities/language/rules/address.ts'
import type { RequestTenant } from '../../kernel/auth/access.ts'
import { column } from '../../base/db/column.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { first } from '../../base/db/query.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { withinParent } from '../../kernel/records/parent.ts'
import { entityByName } from '../../kernel/records/registry.ts'

/**
 * Whether the record that an address of captain names is a live one of the tenant: that of a form (`news/{id}`), of a
 * preview (`news/{id or slug}/show`), or a child with its parent (`circle/{id}/circle-member/{id}`). Segments are those
 * after the tenant as the pages' router has them; true where they name no record, as those of a list.
 */
export async function hasAddressedRecord(
  database: Database,
  tenant: RequestTenant,
  segments: readonly string[],
): Promise<boolean> {
  const within = childSegments(segments)
  if (!within) return hasRecord(database, tenant, segments)
  const [above, parent] = segments
  return (await hasRecord(database, tenant, [above!, parent!])) && (await hasRecord(database, tenant, within, parent))
}

async function hasRecord(
  database: Database,
  tenant: RequestTenant,
  [name, address, screen]: readonly string[],
  parent?: string,
): Promise<boolean> {
  if (address === undefined || address === 'create') return true
  const entity = entityByName(name ?? '')
  if (!entity?.sites[tenant.site]) return false
  if (entity.edit === 'single' && address === 'edit') return true
  const field = screen !== 'show' || isId(address) ? 'id' : (entity.preview ?? 'id')
  // What cannot be an id or a slug needs no query.
  if (!(field === 'id' ? isId(address) : slugShape().holds(address))) return false
  const store = storeOf(database)
  const statement = store.cachedStatement`addressed|${entity.name}|${field}`(() => {
    const { table, select } = store.scope.records(entity)
    return withinParent(select(), entity, table)
      .where(column(table, field), '=', param('address'))
      .where(column(table, 'trashedAt'), 'is', null)
      .select(sql`1`.as('there'))
  })
  const found = await database.read(tenant.id, () => first(statement({ tenant_id: tenant.id, address, parent })))
  return found !== undefined
}
