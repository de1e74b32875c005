import type { SiteSlug } from '../../entities/sites.ts'
import { holdsUploads } from '../../entities/uploads-in.ts'
import type { Context, Store } from '../crud/context.ts'
import { rowOf } from '../crud/record/current.ts'
import { value } from '../crud/record/row.ts'
import { assertUnlocked } from '../crud/record/states.ts'
import { changeFrom, changeRecord } from '../crud/record/write.ts'
import { entityNamed } from '../crud/registry.ts'
import { marker } from '../db/marker.ts'
import { run, type Operation } from '../db/query.ts'
import type { UploadRow } from '../db/tables.ts'
import { usesOf } from './library.ts'
import { srcOf } from './names.ts'
import { refused } from './refused.ts'
import { insertUpload, type Kept } from './rows.ts'
import { settleUploads } from './uses.ts'

interface Work {
  readonly store: Store
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly by: string
  readonly requestId: string
}

/**
 * Puts a new upload in the place of another, in every record that names it, as one change. The old one stays for the
 * earlier versions of those records. Addresses are kept by browsers for a year, so the new file has a new one.
 */
export function* replaceUpload(work: Work, old: UploadRow, kept: Kept): Operation<UploadRow> {
  if (kept.kind !== old.kind) throw refused('upload.kind', {}, kept.title)
  const { store, tenant, by } = work
  const next = yield* insertUpload(store, tenant.id, by, { ...kept, alt: old.alt })
  const uses = yield* usesOf(store, tenant.id, old.id)
  for (const { entity, id } of uniqueRecords(uses)) yield* pointElsewhere(work, entity, id, old, next)
  const statement = store.shaped('upload replaced', () =>
    store.scope
      .updateTable('upload')
      .set({ replacedBy: marker('next') })
      .where('upload.id', '=', marker('id')),
  )
  yield* run(statement({ tenant_id: tenant.id, id: old.id, next: next.id }))
  return next
}

const uniqueRecords = <T extends { readonly entity: string; readonly id: string }>(
  uses: readonly T[],
): readonly T[] => [...new Map(uses.map((use) => [`${use.entity} ${use.id}`, use])).values()]

/** Changes every address of the old upload in a record into that of the new one. */
function* pointElsewhere(work: Work, name: string, id: string, old: UploadRow, next: UploadRow): Operation<void> {
  const { tenant } = work
  const entity = entityNamed(name)!
  const context: Context = { ...work, entity }
  const current = yield* rowOf(context, id)
  if (!current) return
  const values = Object.values(entity.fields)
    .filter(holdsUploads)
    .map((field) => {
      const kept = String(current[field.name] ?? 'null')
      const moved = kept.replaceAll(srcOf(tenant.id, old.name), srcOf(tenant.id, next.name))
      return [field.name, value(field.storage, moved === 'null' ? null : moved)] as const
    })
  const change = changeFrom(context, current, yield* settleUploads(context, Object.fromEntries(values)))
  if (Object.keys(change).length === 0) return
  assertUnlocked(context, current, Object.keys(change))
  yield* changeRecord(context, current, change, 'update')
}
