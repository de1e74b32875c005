import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { srcInWidth } from '../../../entities/language/uploads/upload-url.ts'
import type { Database } from '../../base/db/database.ts'
import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import type { UploadRow } from './tables.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { storeOf, type Store } from '../../kernel/records/context.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { allTenants } from '../../kernel/tenants/all-tenants.ts'
import { storageKey } from './file-names.ts'
import { colorOf } from './rewrite-picture.ts'

/** How many pictures are looked up at once. */
const batchSize = 100

type Colorless = Pick<UploadRow, 'id' | 'name' | 'width'>

/** How often it is tried to find the colour of a picture; one that cannot be read then goes without. */
const maxTries = 3

/** Finds the colours of pictures that came without: those uploaded before colours were kept. */
export async function findColors(
  database: Database,
  storage: Storage,
  folder: string,
  operator: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const store = storeOf(database)
  for (const { id: tenant } of await allTenants(database, operator)) {
    let after = ''
    let rows: readonly Colorless[]
    do {
      rows = await database.read(tenant, () => colorless(store, tenant, after))
      for (const { id, name, width } of rows) {
        if (signal.aborted) return
        after = id
        // The smallest copy has the same colours.
        const color =
          (width! > 320 && (await colorIn(storage, folder, tenant, srcInWidth(name, 320)))) ||
          (await colorIn(storage, folder, tenant, name))
        await database.write(tenant, () => keepColor(store, tenant, id, color ?? null))
      }
    } while (rows.length === batchSize)
  }
}

function* colorless(store: Store, tenant: string, after: string): Operation<readonly Colorless[]> {
  const statement = store.cachedStatement<Colorless>`uploads without color`(() =>
    store.scope
      .selectFrom('upload')
      .where('upload.kind', '=', param('kind'))
      .where('upload.color', 'is', null)
      .where('upload.width', 'is not', null)
      .where('upload.colorTries', '<', sql.lit(maxTries))
      .where('upload.id', '>', param('after'))
      .orderBy('upload.id')
      .limit(param('count'))
      .select(['upload.id', 'upload.name', 'upload.width']),
  )
  return yield* all(statement({ tenant_id: tenant, kind: 'image', after, count: batchSize }))
}

/** Notes what came of looking for a picture's colour; null if it cannot be read. */
function* keepColor(store: Store, tenant: string, id: string, color: string | null): Operation<void> {
  const statement = store.cachedStatement`keep color of upload`(() =>
    store.scope
      .updateTable('upload')
      .set((row) => ({ color: param('color'), colorTries: row('upload.colorTries', '+', 1) }))
      .where('upload.id', '=', param('id')),
  )
  yield* run(statement({ tenant_id: tenant, id, color }))
}

/** The colour of a file of the storage; undefined if it is missing or no picture. */
async function colorIn(storage: Storage, folder: string, tenant: string, name: string): Promise<string | undefined> {
  const content = await storage.open(storageKey(tenant, name))
  if (!content) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(folder, 'color-'))
  try {
    const file = join(work, 'picture')
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
    return await colorOf(file)
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 400) return undefined
    throw error
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
