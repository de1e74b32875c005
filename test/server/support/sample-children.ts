import type { FastifyInstance } from 'fastify'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { z } from 'zod'
import { entities } from '../../../entities/index.ts'
import { entity, type Entity } from '../../../entities/language/entity.ts'
import { choice, integer, longText, text, toggle } from '../../../entities/language/fields/index.ts'
import { requiredWhen } from '../../../entities/language/record-rules/index.ts'
import { draftMigration } from '../../../generators/migration/draft.ts'
import { routesOf } from '../../../generators/routes.ts'
import { apiPath, tableOf } from '../../../generators/names.ts'
import { enableRowLevelSecurity, grantTables } from '../../../server/base/db/row-level-security.ts'
import { entityRoutes } from '../../../server/generated/index.ts'
import * as handlers from '../../../server/kernel/crud/index.ts'
import { freshDatabase, onPostgres } from './database.ts'
import { open, type World } from './world.ts'

/** Records that others stand within. */
export const club = entity('club', {
  sites: ['tajimi-kasa-pub-com'],
  schema: z.object({ name: text({ max: 40 }), isVisible: toggle({ initially: true }) }),
  unique: ['name'],
  list: ['name', 'isVisible'],
  create: true,
  edit: true,
  search: ['name'],
  menu: { group: 'people', icon: 'GroupsOutlined' },
})

/** A child as a new installation would declare it, with all that a child may have. */
export const clubMember = entity('club-member', {
  sites: ['tajimi-kasa-pub-com'],
  parent: club,
  schema: z.object({
    name: text({ max: 40 }),
    part: choice(['leader', 'player', 'guest'], { initially: 'player' }),
    until: integer({ max: 2100 }).optional(),
    memo: longText({ max: 1000 }).optional(),
    sortOrder: integer({ max: 999_999, initially: 0 }),
  }),
  unique: ['name'],
  list: ['name', 'part', 'until', 'sortOrder'],
  create: true,
  edit: true,
  preview: 'id',
  reorder: 'sortOrder',
  sort: ['sortOrder', 'ASC'],
  search: ['name', 'memo'],
  filter: ['part'],
  rules: [requiredWhen('until', { part: 'guest' })],
  undeletable: { part: ['leader'] },
  menu: { group: 'people', icon: 'GroupOutlined' },
})

const samples: readonly Entity[] = [club, clubMember]

const handlerOf = new Map(Object.entries(handlers))

/** What `generated/` would have of an entity. */
const routesFor = (each: Entity) => (app: FastifyInstance) => {
  for (const { method, path, handler } of routesOf(each))
    app[method](apiPath(each) + path, handlerOf.get(handler)!(app, each))
}

/** Lets the tests of a file run in an installation that declares the samples, too. */
export function declareSamples(): void {
  const registry = entities as Record<string, Entity>
  const registered = entityRoutes as ((app: FastifyInstance) => void)[]
  const routes = samples.map(routesFor)
  beforeAll(() => {
    for (const each of samples) registry[each.name] = each
    registered.push(...routes)
  })
  afterAll(() => {
    for (const each of samples) delete registry[each.name]
    registered.splice(-routes.length)
  })
}

/** The real app on a database with the tables of the samples, as a migration makes them. */
export async function startWithSamples(): Promise<World> {
  const testDatabase = await freshDatabase()
  const { sql } = testDatabase
  const draft = draftMigration({}, samples)
  if (onPostgres) {
    await sql(draft.postgres)
    const client = { query: async (statement: string) => ({ rows: await sql(statement) }) } as unknown as ClientBase
    await enableRowLevelSecurity(client)
    await grantTables(client)
  } else for (const statement of draft.sqlite.split(/;\s*\n/)) if (/\w/.test(statement)) await sql(statement)
  const world = await open({}, testDatabase)
  onTestFinished(async () => {
    for (const { name } of samples.toReversed()) await sql(`DROP TABLE ${tableOf(name)}`)
    await world.close()
  })
  return world
}
