import type { FastifyInstance } from 'fastify'
import type { ClientBase } from 'pg'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { entities } from '../../../entities/index.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { draftMigration } from '../../../generators/migration/draft.ts'
import { routesOf } from '../../../generators/routes.ts'
import { apiPath, tableOf } from '../../../generators/names.ts'
import { enableRowLevelSecurity, grantTables } from '../../../server/base/db/row-level-security.ts'
import { entityRoutes } from '../../../server/generated/index.ts'
import * as handlers from '../../../server/kernel/crud/index.ts'
import { club, clubMember } from '../../sample-children.ts'
import { freshDatabase, onPostgres } from './database.ts'
import { open, type World } from './world.ts'

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
  const fresh = await freshDatabase()
  // Statements that know the samples are kept for this database alone: on PostgreSQL, other files go on with the other.
  const testDatabase = { ...fresh, database: new Proxy(fresh.database, {}) }
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
