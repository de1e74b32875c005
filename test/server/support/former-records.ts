import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'
import { admin, open } from './world.ts'

/** The first migrations of some earlier schemas. */
export const formerSchemas = ['0004', '0019', '0026', '0042'] as const

const at = '2026-01-05T09:00:00.000Z'
const id = '019b8d1a-0000-7000-8000-000000000001'
const body = { blocks: [{ type: 'paragraph', data: { text: '以前からの本文' } }] }
const tenant = 'earlier'

/** A record as every schema since the first could hold it, and that its tenant has one. */
export const insertFormerRecord = `
  INSERT INTO "news" ("tenant_id", "id", "title", "slug", "category", "body", "isPinned", "status", "publishAt", "version", "createdAt", "updatedAt")
    VALUES ('${tenant}', '${id}', '以前のお知らせ', 'earlier', 'info', '${JSON.stringify(body)}', true, 'published', '${at}', 3, '${at}', '${at}');
  INSERT INTO "total" ("tenant_id", "entity", "count") VALUES ('${tenant}', 'news', 1)`

/**
 * Expects of a database that has been migrated since that its record is listed, read as it was, and can be changed;
 * answers its version after that.
 */
export async function changeFormerRecord(testDatabase: TestDatabase): Promise<number> {
  const world = await open({}, testDatabase)
  const owner = await world.other('emu-esu-com', tenant)
  for (const table of ['news', 'total'])
    await world.sql(`update "${table}" set "tenant_id" = ? where "tenant_id" = ?`, owner.id, tenant)
  const base = `/api/v1/authorized/tenants/${tenant}/news`
  const listed = await world.call(admin, 'GET', base)
  expect([listed.status, listed.headers['content-range']]).toEqual([200, 'news 0-0/1'])
  const read = await world.call(admin, 'GET', `${base}/${id}`)
  const kept = {
    title: '以前のお知らせ',
    slug: 'earlier',
    isPinned: true,
    status: 'published',
    publishAt: at,
    version: 3,
  }
  expect(read.body).toMatchObject({ ...kept, body, createdAt: at, updatedBy: null })
  const saved = await world.call(admin, 'PUT', `${base}/${id}`, { ...read.body, title: '今のお知らせ' })
  expect(saved.body).toMatchObject({ ...kept, title: '今のお知らせ', version: 4, body })
  await world.close()
  return saved.body.version
}
