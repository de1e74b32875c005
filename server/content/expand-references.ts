import type { Field } from '../../entities/language/entity.ts'
import { entityByName } from '../records/registry.ts'
import type { Database } from '../db/database.ts'
import type { PublicRecord, Publisher } from '../public/public-record.ts'
import { withFileAddresses } from './file-addresses.ts'
import { publicRecords } from '../public/records.ts'

/**
 * Records with references replaced by the records they point to, one level deep and without rich text. Non-public
 * targets become null, or are left out of a list.
 */
export async function expandReferences(
  database: Database,
  tenant: Publisher,
  fields: readonly Field[],
  records: readonly PublicRecord[],
  origin: string,
): Promise<readonly PublicRecord[]> {
  if (fields.length === 0) return records
  const targets = await Promise.all(
    fields.map(async (field) => [field.name, await readRecordsById(database, tenant, field, origin)] as const),
  )
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(targets.map(([name, recordsById]) => [name, replaceIds(record[name], recordsById)])),
  }))
}

async function readRecordsById(
  database: Database,
  tenant: Publisher,
  { to }: Field,
  origin: string,
): Promise<ReadonlyMap<string, PublicRecord>> {
  const entity = entityByName(to!)!
  const { value } = await publicRecords(database, tenant, entity)
  return new Map(value.map((record) => [record.id, withFileAddresses(entity, tenant.site, record, origin)]))
}

const replaceIds = (value: unknown, recordsById: ReadonlyMap<string, PublicRecord>): unknown =>
  Array.isArray(value)
    ? value.flatMap((id: string) => recordsById.get(id) ?? [])
    : (typeof value === 'string' && recordsById.get(value)) || null
