import type { SiteSlug } from '../../../entities/installation.ts'
import { canHoldUploads } from '../../../entities/language/derived/field-uploads.ts'
import type { Context, Store } from '../../kernel/records/context.ts'
import { findRow } from '../../kernel/records/read-row.ts'
import { fromStored } from '../../kernel/records/stored-values.ts'
import { entityByName } from '../../kernel/records/registry.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { UploadRow } from './tables.ts'
import { newChangeSet, type ChangeSet } from '../../kernel/records/change-set.ts'
import { rewriteDraft } from '../../kernel/drafts/write-draft.ts'
import { commit } from '../../kernel/records/commit.ts'
import { readUses } from './library.ts'
import { srcOf } from './file-names.ts'
import { uploadError } from './upload-error.ts'
import { insertUpload, type StoredFile } from './insert-upload.ts'
import { stageReplacedFile } from '../webhooks/staged-changes.ts'

interface Replacement {
  readonly store: Store
  readonly tenant: { readonly id: string; readonly site: SiteSlug }
  readonly by: string
  readonly session?: string | undefined
  readonly requestId: string
}

/**
 * Replaces an upload by a new one in every record that references it, as one change. The old one is kept for earlier
 * versions of those records. Browsers cache addresses for a year, so the new file has a new one.
 */
export function* replaceUpload(replacement: Replacement, old: UploadRow, file: StoredFile): Operation<UploadRow> {
  if (file.kind !== old.kind) throw uploadError('upload.kind', {}, file.title)
  const { store, tenant, by } = replacement
  const next = yield* insertUpload(store, tenant.id, by, {
    ...file,
    alt: old.alt,
    focusX: old.focusX,
    focusY: old.focusY,
  })
  const uses = yield* readUses(store, tenant.id, old.id)
  const inOneSet = { ...replacement, changeSet: newChangeSet() }
  for (const { entity, id } of uniqueRecords(uses)) yield* replaceInRecord(inOneSet, entity, id, old, next)
  const statement = store.cachedStatement`upload replaced`(() =>
    store.scope
      .updateTable('upload')
      .set({ replacedBy: param('next') })
      .where('upload.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant.id, id: old.id, next: next.id }))
  yield* stageReplacedFile(store, tenant.id, inOneSet.changeSet, old.id, next.id)
  return next
}

const uniqueRecords = <T extends { readonly entity: string; readonly id: string }>(
  uses: readonly T[],
): readonly T[] => [...new Map(uses.map((use) => [`${use.entity} ${use.id}`, use])).values()]

/** Replaces every address of the old upload in a record by that of the new one, if its entity is still declared. */
function* replaceInRecord(
  replacement: Replacement & { readonly changeSet: ChangeSet },
  name: string,
  id: string,
  old: UploadRow,
  next: UploadRow,
): Operation<void> {
  const { tenant } = replacement
  const entity = entityByName(name)
  if (!entity) return
  const context: Context = { ...replacement, entity }
  const current = yield* findRow(context, id)
  if (!current) return
  const values: Record<string, unknown> = {}
  for (const { name: field, storage } of Object.values(entity.fields).filter(canHoldUploads)) {
    const stored = String(current[field] ?? '')
    const replaced = stored.replaceAll(srcOf(tenant.id, old.name), srcOf(tenant.id, next.name))
    if (replaced !== stored) values[field] = fromStored(storage, replaced)
  }
  yield* commit(context, { kind: 'update', id, form: 'record', trashed: true, values })()
  yield* rewriteDraft(context, id, (values) =>
    values.replaceAll(srcOf(tenant.id, old.name), srcOf(tenant.id, next.name)),
  )
}
