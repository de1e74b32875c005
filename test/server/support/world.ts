import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { operatorSite, sites, type SiteSlug } from '../../../entities/installation.ts'
import { tenant } from '../../../entities/kernel/tenant.ts'
import { tenantUser } from '../../../entities/kernel/tenant-user.ts'
import { buildApp, type AppOptions } from '../../../server/app.ts'
import type { Auth } from '../../../server/kernel/auth/better-auth.ts'
import { createIdentity } from '../../../server/kernel/auth/identity.ts'
import type { Database } from '../../../server/base/db/database.ts'
import { readEnv, type Env } from '../../../server/base/env.ts'
import type { Network } from '../../../server/base/network/guarded-request.ts'
import { createOperator } from '../../../server/operations/setup/operator.ts'
import { importRecord } from '../../../server/operations/setup/import-record.ts'
import { insertAccount, tokenOf } from './accounts.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { assertDocumented } from './documented.ts'

export const publicUrl = 'http://localhost:3000'

/** A tenant of a test: one for each site, with the site's slug. */
export interface TestTenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
}

export interface World {
  readonly app: FastifyInstance
  readonly database: Database
  readonly sql: TestDatabase['sql']
  readonly withoutKeys: TestDatabase['withoutKeys']
  readonly auth: Auth
  readonly env: Env
  /** By slug. `other` makes another tenant of a site, for whatever must not cross. */
  readonly tenants: Readonly<Record<SiteSlug, TestTenant>>
  readonly other: (site: SiteSlug, slug: string) => Promise<TestTenant>
  /** The id of an account; made when first named. `admin@…` is an admin, `staff@<slug>…` a member of that tenant, all others are regular users. */
  readonly account: (email: string) => Promise<string>
  /** A bearer token of a new session of an account. */
  readonly tokenFor: (email: string) => Promise<string>
  /** Calls the API as somebody, or as nobody. */
  readonly call: (
    email: string | undefined,
    method: InjectOptions['method'],
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  readonly close: () => Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly body: any
  readonly text: string
}

export const admin = 'admin@captain.example'
export const reader = 'reader@captain.example'
export const staffOf = (slug: string): string => `staff@${slug}.example`

/** No network: what is read from the web cannot be reached. */
export const offline: Network = { lookup: (_name, _options, done) => done(null, []), isAllowed: () => false, ports: [] }

/** The real app on a database of its own, thrown away when the test is over. */
export async function start(environment: Record<string, string> = {}): Promise<World> {
  const world = await open(environment)
  onTestFinished(world.close)
  return world
}

/** What the tenants of the first world are, and a database with them that the next are copied from: they cost a third of a start. */
let furnished: { readonly image: Buffer; readonly tenants: World['tenants'] } | undefined

async function makeTenants(database: Database): Promise<World['tenants']> {
  const body = { name: '運営', siteUrl: 'https://operator.example', status: 'active' }
  const operator: TestTenant = {
    id: await createOperator(database, body),
    slug: operatorSite,
    site: operatorSite,
  }
  const tenants = { [operatorSite]: operator } as Record<SiteSlug, TestTenant>
  for (const site of sites) tenants[site] ??= await makeTenant(database, operator, site, site)
  return tenants
}

async function makeTenant(database: Database, operator: TestTenant, site: SiteSlug, slug: string): Promise<TestTenant> {
  const body = { name: slug, slug, site, siteUrl: `https://${slug}.example`, status: 'active' }
  return { id: await importRecord(database, tenant, { tenant: operator }, body), slug, site }
}

/** The same for several tests that only look, or on a database of one's own; whoever opens it closes it. */
export async function open(
  environment: Record<string, string> = {},
  testDatabase?: TestDatabase,
  network: Network = offline,
  logTo?: AppOptions['logTo'],
): Promise<World> {
  // Never the data folder of an installation: what a test leaves there would keep its demo from starting.
  const folder = mkdtempSync(join(tmpdir(), 'captain-world-'))
  const env = readEnv({
    AUTH_SECRET: 'a secret for tests only, 32 bytes',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...environment,
  })
  const {
    database,
    sql: runSql,
    withoutKeys,
    close: closeDatabase,
    image,
  } = testDatabase ?? (await freshDatabase(furnished?.image))
  const tenants = testDatabase || !furnished ? await makeTenants(database) : furnished.tenants
  if (!testDatabase && image) furnished ??= { image: image(), tenants }
  // What is written past the product is counted nowhere, so that a page that is kept would hide it.
  const sql: TestDatabase['sql'] = async (text, ...values) => {
    const rows = await runSql(text, ...values)
    if (!/^\s*select/i.test(text)) await runSql('update change_counter set "count" = "count" + 1')
    return rows
  }
  const app = await buildApp({ env, database, network, streamTime: 0, ...(logTo && { logTo }) })
  await app.ready()
  assertDocumented(app)
  const close = async (): Promise<void> => {
    await app.close()
    await closeDatabase()
    rmSync(folder, { recursive: true, force: true })
  }
  const { auth } = createIdentity(env, database)
  const other = (site: SiteSlug, slug: string) => makeTenant(database, tenants[operatorSite], site, slug)

  const accounts = new Map<string, Promise<string>>()
  const account = (email: string): Promise<string> => {
    const known = accounts.get(email) ?? register(email)
    accounts.set(email, known)
    return known
  }
  async function register(email: string): Promise<string> {
    const id = await insertAccount(sql, email)
    const slug = /^staff@(.+)\.example$/.exec(email)?.[1]
    const parent = slug && ((await sql('select "id" from tenant where "slug" = ?', slug))[0]?.id as string | undefined)
    if (parent)
      await importRecord(
        database,
        tenantUser,
        { tenant: tenants[operatorSite], parent },
        { user: id, joinedOn: '2024-04-01' },
      )
    return id
  }

  const tokenFor = async (email: string): Promise<string> => tokenOf(auth!, sql, await account(email))
  const tokens = new Map<string, Promise<string>>()
  async function call(
    email: string | undefined,
    method: InjectOptions['method'],
    url: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    if (email && !tokens.has(email)) tokens.set(email, tokenFor(email))
    const authorization = email && { authorization: `Bearer ${await tokens.get(email)!}` }
    const answer = await app.inject({
      method: method!,
      url,
      headers: { ...headers, ...authorization },
      ...(body && { payload: body }),
    })
    const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson ? answer.json() : undefined,
    }
  }
  return { app, database, sql, withoutKeys, auth: auth!, env, tenants, other, account, tokenFor, call, close }
}
