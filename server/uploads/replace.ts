import type { SiteSlug } from '../../entities/sites.ts'
import { holdsUploads } from '../../entities/uploads-in.ts'
import type { Context, Store } from '../crud/context.ts'
import { rowOf } from '../crud/record/current.ts'
import { value } from '../crud/record/row.ts'
import { entityNamed } from '../crud/registry.ts'
import { marker } from '../db/marker.ts'
import { run, type Operation } from '../db/query.ts'
import type { UploadRow } from '../db/tables.ts'
import { commit } from '../records/commit.ts'
import { usesOf } from './library.ts'
import { srcOf } from './names.ts'
import { refused } from './refused.ts'
import { insertUpload, type Kept } from './rows.ts'

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
  const values: Record<string, unknown> = {}
  for (const { name: field, storage } of Object.values(entity.fields).filter(holdsUploads)) {
    const kept = String(current[field] ?? '')
    const moved = kept.replaceAll(srcOf(tenant.id, old.name), srcOf(tenant.id, next.name))
    if (moved !== kept) values[field] = value(storage, moved)
  }
  yield* commit(context, { kind: 'update', id, form: 'record', trashed: true, values })()
}
