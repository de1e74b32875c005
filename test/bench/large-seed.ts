import { v7 as uuid } from 'uuid'
import { largeBody } from './large-bodies.ts'
import { addTenant, emptyDatabase, signedIn } from './seed.ts'

const largeCount = 1000
const revisions = 300
const smallBody = { blocks: [{ type: 'paragraph', data: { text: '本日は休みます。' } }] }

/** A database of records that are as large as they may be, and a token for it. */
export async function largeDatabase(file: string) {
  const { database, owner, user } = await emptyDatabase(file)
  const { sqlite } = database
  const slug = 'large'
  const tenant = await addTenant(database, owner, slug, user)
  const now = new Date().toISOString()
  const record = sqlite.prepare(
    `INSERT INTO news (tenant_id, id, title, slug, category, body, "isPinned", status, version, "createdAt", "updatedAt")
     VALUES (?, ?, ?, ?, 'info', ?, 0, 'draft', ?, ?, ?)`,
  )
  const revision = sqlite.prepare(
    `INSERT INTO revision (tenant_id, entity, "recordId", version, action, at, "requestId", "values", "former", "changeSet")
     VALUES (?, 'news', ?, ?, 'update', ?, 'seed', ?, ?, ?)`,
  )
  const add = (body: object, versions: number): string => {
    const id = uuid()
    const values = {
      title: '大きなお知らせ',
      slug: `s-${id}`,
      category: 'info',
      isPinned: false,
      status: 'draft',
    }
    record.run(tenant, id, values.title, values.slug, JSON.stringify(body), versions, now, now)
    for (let version = 1; version <= versions; version += 1)
      revision.run(
        tenant,
        id,
        version,
        now,
        JSON.stringify(values),
        JSON.stringify(version > 1 ? { body } : {}),
        uuid(),
      )
    return id
  }
  const body = largeBody()
  const made = sqlite.transaction(() => {
    const ids = Array.from({ length: largeCount }, () => add(body, 1))
    const small = Array.from({ length: largeCount }, () => add(smallBody, 1))
    const history = add(body, revisions)
    sqlite.prepare(`INSERT INTO total VALUES (?, 'news', ?)`).run(tenant, 2 * largeCount + 1)
    return { ids, small, history, versions: revisions }
  })()
  const { token } = await signedIn(database)
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  await database.close()
  return { ...made, token, slug }
}
