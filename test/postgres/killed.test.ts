// @module-tag full
// @module-tag postgres
import { setImmediate } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../server/support/database.ts'
import { scratchFolder } from '../server/support/scratch-folder.ts'
import { kill, spawnServer, type SpawnedServer } from '../server/support/spawn-server.ts'
import { addressOf, owner } from './setup.ts'

/** How often the server is killed; `KILLS=50` for more. */
const kills = Number(process.env.KILLS ?? 2)

/** Calls a server; undefined when it was killed before it had answered. */
async function call({ port, token }: SpawnedServer, method: string, path: string, body: object): Promise<any> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(300)
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined
    throw error
  }
}

const faqs = 'authorized/tenants/funaneco-jp/faq'

/** Writes until the server is gone: makes three records, changes one, deletes all at once, and invites somebody. */
async function writeOn(server: SpawnedServer, writer: string, acknowledged: Set<string>): Promise<void> {
  for (let step = 0; ; step += 1) {
    const made = []
    for (const part of ['a', 'b', 'c']) {
      const question = `質問 ${writer}-${step}${part}`
      const answer = { blocks: [{ type: 'paragraph', data: { text: question } }] }
      const record = await call(server, 'POST', faqs, { question, answer, category: 'general' })
      if (!record) return
      acknowledged.add(record.id)
      made.push(record)
    }
    const [first] = made
    const changed = await call(server, 'PUT', `${faqs}/${first.id}`, { question: '改', version: first.version })
    if (!changed) return
    const records = [changed, ...made.slice(1)].map(({ id, version }) => ({ id, version }))
    if (step % 2 === 0 && !(await call(server, 'POST', `${faqs}/deletions`, { records }))) return
    const email = `invited-${writer}-${step}@captain.example`
    if (!(await call(server, 'POST', 'admin/invitations', { name: email, email, tenants: [server.tenant] }))) return
    acknowledged.add(email)
  }
}

/** What stands there of a change without the rest of it. */
const tornParts: Readonly<Record<string, string>> = {
  'records without each of their revisions': `
    select id from faq where version <> (select count(*) from revision where entity = 'faq' and "recordId" = faq.id)`,
  'revisions of no record': `
    select "recordId" from revision where entity = 'faq' and "recordId" not in (select id from faq)`,
  'deletions of fewer than all three': `
    select "changeSet" from revision where entity = 'faq' and action = 'delete' group by 1 having count(*) <> 3`,
  'totals that are not the number of records': `
    select entity from total where entity = 'faq' and "count" <> (select count(*) from faq where "trashedAt" is null)`,
  'counters that are not the number of changes': `
    select entity from change_counter where entity = 'faq'
    and "count" <> (select count(distinct "changeSet") from revision where entity = 'faq')`,
  'invited people without membership, revision, audit event and email, one of each': `
    select email from auth_user where email like 'invited-%' and (
      (select count(*) from tenant_user where "user" = auth_user.id) <> 1
      or (select count(*) from revision where entity = 'tenant-user' and "values"::json->>'user' = auth_user.id) <> 1
      or (select count(*) from auth_event where action = 'invited' and "targetId" = auth_user.id) <> 1
      or (select count(*) from job where kind = 'mail' and payload like '%' || email || '%') <> 1)`,
  'emails to nobody': `
    select id from job where kind = 'mail' and not exists (
      select from auth_user where payload like '%' || email || '%')`,
}

const idsIn = async ({ sql }: TestDatabase): Promise<readonly string[]> =>
  (await sql(`select id from faq union all select email from auth_user`)).map(({ id }) => id)

test('a server killed amid writes leaves each change whole or not at all, another goes on, and the next one answers', async () => {
  const house = await freshDatabase()
  onTestFinished(house.close)
  const [{ name }] = await house.sql('select current_database() as name')
  // The mail server is not there, so emails stay.
  const env = { DATABASE_URL: addressOf(inject('postgres'), name, owner), SMTP_URL: 'smtp://127.0.0.1:9' }
  const folder = scratchFolder()
  const acknowledged = new Set<string>()
  // Another server on the same database, which lives as long as all of them.
  const other = await spawnServer(scratchFolder(), [], env)
  const onOther = writeOn(other, 'other', acknowledged)
  for (let round = 0; round < kills; round += 1) {
    const server = await spawnServer(folder, [], env)
    const before = acknowledged.size
    const writers = Array.from({ length: 4 }, (_, index) => writeOn(server, `${round}-${index}`, acknowledged))
    // Amid the work, after another amount of it each time.
    const amid = async () => {
      while (acknowledged.size < before + 20 + ((round * 7) % 29)) await setImmediate()
    }
    await Promise.race([amid(), Promise.all(writers)])
    await kill(server)
    await Promise.all(writers)
  }

  const soFar = acknowledged.size
  while (acknowledged.size < soFar + 20) await setImmediate()
  await kill(other)
  await onOther

  const last = await spawnServer(folder, [], env)
  expect(await call(last, 'GET', `${faqs}?range=[0,0]`, {})).toHaveLength(1)
  await kill(last)
  for (const [what, query] of Object.entries(tornParts)) expect(await house.sql(query), what).toEqual([])
  const kept = await idsIn(house)
  expect(kept).toEqual(expect.arrayContaining([...acknowledged]))
  expect(kept.some((id) => id.startsWith('invited-'))).toBe(true)
})
