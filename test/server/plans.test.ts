// @module-tag sqlite
import { describe, expect, test } from 'vitest'
import { assigneeField } from '../../entities/language/derived/assignee.ts'
import { hasMainPicture } from '../../entities/language/derived/record-picture.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { entities } from '../../entities/index.ts'
import { storeOf } from '../../server/kernel/records/context.ts'
import { deleteRefused } from '../../server/kernel/auth/sweep-expired.ts'
import { readRecordQuery } from '../../server/kernel/crud/list/query.ts'
import { pageQuery } from '../../server/kernel/crud/list/select.ts'
import type { Operation, Query } from '../../server/base/db/query.ts'
import { tableOf } from '../../server/base/db/scope.ts'
import { migrateSqlite } from '../../server/base/db/migrate-sqlite.ts'
import { connectSqlite } from '../../server/base/db/sqlite-connection.ts'
import { unreadOf, unreadStamps } from '../../server/features/notifications/notifications.ts'
import { defaultViews } from '../../server/features/views/list-views.ts'
import { firstSite } from './support/record-client.ts'

// The accounts of an installation stand in one table of its own, which no tenant divides: they are few, and read whole.
const listed = Object.values(entities).filter(({ list, edit, viewOf }) => list && edit !== 'single' && !viewOf)
const database = connectSqlite(':memory:')
await migrateSqlite(database)

test('What is looked for again and again, or at every page, is read from an index that holds nothing else', () => {
  const store = storeOf(database)
  const planOf = (operation: Operation<unknown>): string => {
    const { sql, parameters } = operation.next().value as Query
    const steps = database.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as readonly { detail: string }[]
    return steps.map(({ detail }) => detail).join('\n')
  }
  expect(planOf(unreadOf(store, 'one', 'x'))).toContain('INDEX notification_unread (account=?)')
  expect(planOf(unreadStamps(store, ['x']))).toContain('INDEX notification_unread (account=?)')
  expect(planOf(deleteRefused('sqlite', 'x'))).toContain('INDEX auth_event_refused (at<?)')
  expect(planOf(defaultViews(store, 'one'))).toContain('list_view_default')
})

describe.each(listed.map((entity) => [entity.name, entity] as const))('A list of %s', (_, entity) => {
  const site = firstSite(entity)
  const context = {
    store: storeOf(database),
    entity,
    tenant: { id: 'one', site },
    parent: 'two',
    by: null,
    requestId: 'plan',
    colleagues: [{ id: 'three', name: 'hanako' }],
  }
  const planOf = (query: Record<string, string>): readonly string[] => {
    const { query: question } = readRecordQuery(entity, site, query) as Extract<
      ReturnType<typeof readRecordQuery>,
      { question: unknown }
    >
    const { sql, parameters } = pageQuery(context, question)
    const steps = database.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(parameters) as readonly { detail: string }[]
    return steps.map(({ detail }) => detail)
  }
  const columns = siteFields(entity, site)
    .filter(({ name, sortable }) => sortable && entity.list!.includes(name))
    .map(({ name }) => name)

  test.each([entity.sort?.[0] ?? 'id', ...columns])(
    'sorted by %s is read from an index, in both directions',
    (name) => {
      for (const direction of ['ASC', 'DESC']) {
        expect(planOf({ sort: JSON.stringify([name, direction]) }).join('\n')).not.toContain('TEMP B-TREE')
      }
    },
  )

  test.runIf(hasMainPicture(siteFields(entity, site)))('with its pictures is read from the same index', () => {
    const plan = planOf({ include: '["mainPicture"]' }).join('\n')
    expect(plan).toContain('json_each')
    expect(plan).not.toContain('TEMP B-TREE')
  })

  test.skipIf(assigneeField(entity))('by whom it is assigned to is read from an index', () => {
    for (const assignedTo of ['me', ['me', 'nobody'], 'nobody'])
      for (const step of planOf({ filter: JSON.stringify({ assignedTo }) }).filter((each) =>
        /\bassignment\b/.test(each),
      ))
        expect(step).toMatch(
          /SEARCH assignment USING .*INDEX assignment_(account|current) \(tenant_id=\? AND entity=\?/,
        )
  })

  test('reads rows of its tenant alone, whatever is asked', () => {
    const filters = [
      {},
      { trashed: true },
      { id: ['a'] },
      { createdBy: 'x' },
      ...(entity.search ? [{ q: '猫' }, { q: '猫の手', updatedAt_gte: '2026-01-01T00:00:00.000Z' }] : []),
    ]
    for (const filter of filters) {
      const touching = planOf({ filter: JSON.stringify(filter) }).filter((step) =>
        new RegExp(`\\b${tableOf(entity)}\\b`).test(step),
      )
      expect(touching).not.toEqual([])
      for (const step of touching) expect(step).toMatch(/^SEARCH .*\(tenant_id=\?/)
    }
  })
})
