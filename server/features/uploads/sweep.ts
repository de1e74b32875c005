import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, first, type Operation } from '../../base/db/query.ts'
import type { Database } from '../../base/db/database.ts'
import type { Env } from '../../base/env.ts'
import { incomingFolder, exportsFolder, thumbnailsFolder, uploadsFolder } from '../../base/storage/open-storage.ts'
import { parseKey } from '../../base/storage/key-format.ts'
import type { Storage } from '../../base/storage/storage.ts'

const hour = 3_600_000

/** How many files are looked up at once. */
const batchSize = 500

/** Names of a tenant's files that are to become uploads. */
export type PlannedNames = (store: Store, tenant: string, now: number) => Operation<readonly string[]>

/** Removes what a killed server left in the storage: partial uploads, and files whose row was never written nor is planned. */
export async function sweepUploads(
  database: Database,
  storage: Storage,
  operator: string | undefined,
  planned: PlannedNames,
): Promise<void> {
  const before = new Date(Date.now() - hour)
  await storage.abortUnfinished(before)
  await sweepOrphans(storage, storeOf(database), operator, before, planned)
}

/**
 * Removes incoming and half-written files of an earlier server. Whoever calls it has locked the folder, and none of its
 * processes receives anything yet.
 */
export async function sweepIncoming(env: Env): Promise<void> {
  for (const folder of [uploadsFolder(env), exportsFolder(env), thumbnailsFolder(env)].map(incomingFolder)) {
    const names = await readdir(folder).catch(() => [])
    // What cannot be removed only takes room: that keeps nobody from serving.
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Removes files older than a given time that no row of a known tenant references, and no import is about to. */
export async function sweepOrphans(
  storage: Storage,
  store: Store,
  operator: string | undefined,
  before: Date,
  planned: PlannedNames,
): Promise<void> {
  if (operator === undefined) return
  let batch: { readonly key: string; readonly name: string; readonly unfinished: boolean }[] = []
  let tenant = ''
  const settle = async (): Promise<void> => {
    const [files, owner] = [batch, tenant]
    batch = []
    if (files.length === 0 || !(await store.database.read(operator, () => isTenant(store, operator, owner)))) return
    const names = files.map(({ name }) => name)
    const knownFiles = await store.database.read(owner, () => knownNames(store, owner, names, planned))
    for (const { key, name, unfinished } of files) if (unfinished || !knownFiles.has(name)) await storage.remove(key)
  }
  for await (const key of storage.keysBefore(before)) {
    const parts = parseKey(key)
    if (!parts) continue
    if (parts.tenant !== tenant || batch.length === batchSize) await settle()
    tenant = parts.tenant
    batch.push({ key, ...parts })
  }
  await settle()
}

function* isTenant(store: Store, operator: string, id: string): Operation<boolean> {
  const statement = store.cachedStatement<{ id: string }>`tenant of uploads`(() =>
    store.scope.selectFrom('tenant').where('tenant.id', '=', param('id')).select('tenant.id'),
  )
  return (yield* first(statement({ tenant_id: operator, id }))) !== undefined
}

function* knownNames(
  store: Store,
  tenant: string,
  names: readonly string[],
  planned: PlannedNames,
): Operation<ReadonlySet<string>> {
  const statement = store.cachedStatement<{ name: string }>`uploads by names`(() =>
    store.scope
      .selectFrom('upload')
      .where(store.fn.inJsonArray(column('upload', 'name'), param('names')))
      .select('upload.name'),
  )
  const rows = yield* all(statement({ tenant_id: tenant, names: JSON.stringify(names) }))
  return new Set([...rows.map(({ name }) => name), ...(yield* planned(store, tenant, Date.now()))])
}
