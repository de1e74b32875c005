import type { Values } from '../../../entities/language/input/body.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { entities } from '../../../entities/index.ts'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import { bodyOf, type Source } from './example-bodies.ts'
import { uploadValue } from './example-uploads.ts'
import { importRecord } from '../../../server/operations/setup/import-record.ts'
import { admin, type Answer, type TestTenant, type World } from './world.ts'

/** One tenant's records of an entity, as an admin works with them over HTTP. */
export interface RecordClient {
  readonly world: World
  readonly entity: Entity
  readonly site: SiteSlug
  readonly tenant: TestTenant
  readonly parent: string | undefined
  /** Where the records are. */
  readonly path: string
  /** A valid body with every field filled that the rules allow; another for each number. */
  readonly body: (number: number) => Promise<Values>
  readonly create: (number: number, more?: Values) => Promise<Record<string, any>>
  readonly get: (path?: string, query?: Readonly<Record<string, unknown>>) => Promise<Answer>
  readonly send: (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => Promise<Answer>
}

const sitesOf = (entity: Entity): readonly SiteSlug[] => Object.keys(entity.sites) as SiteSlug[]

export const firstSite = (entity: Entity): SiteSlug => sitesOf(entity)[0]!

/** The first site of an entity that a test may make another tenant of: there is one operator alone. */
export const customerSite = (entity: Entity): SiteSlug | undefined =>
  sitesOf(entity).find((site) => site !== operatorSite)

export async function recordClient(
  world: World,
  entity: Entity,
  site = firstSite(entity),
  tenant = world.tenants[site],
): Promise<RecordClient> {
  const base = `/api/v1/authorized/tenants/${tenant.slug}`
  // What stands within a tenant stands within one of the operator's customers.
  const parent = entity.parent
    ? (await recordClient(world, entity.parent, site, tenant).then((api) => api.create(90))).id
    : undefined
  const path = `${base}/${entity.parent ? `${entity.parent.name}/${parent}/` : ''}${entity.name}`
  const get: RecordClient['get'] = (rest = '', query = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    return world.call(admin, 'GET', `${path}${rest}${search.size > 0 ? `?${search}` : ''}`)
  }
  const send: RecordClient['send'] = (method, rest, body) => world.call(admin, method, `${path}${rest}`, body)
  const body = (number: number) => bodyOf(sourceOf(world, site, tenant), entity, site, number)
  const create: RecordClient['create'] = async (number, more = {}) => {
    // What staff cannot create comes from elsewhere: a form, a shop front.
    if (!entity.create) {
      const id = await importRecord(world.database, entity, { tenant, parent }, { ...(await body(number)), ...more })
      return (await get(`/${id}`)).body
    }
    const answer = await send('POST', '', { ...(await body(number)), ...more })
    if (answer.status !== 201) throw new Error(`${entity.name} was not created: ${answer.text}`)
    return answer.body
  }
  return { world, entity, site, tenant, parent, path, body, create, get, send }
}

/** What bodies of a tenant's records are made of: accounts, records and uploads are there once they are asked for. */
const sourceOf = (world: World, site: SiteSlug, tenant: TestTenant): Source => ({
  account: (field, number) =>
    world.account(field.colleague ? `staff@${tenant.slug}.example` : `person${number}@captain.example`),
  async record(to, number) {
    const api = await recordClient(world, entities[to]!, site, tenant)
    const { body } = await api.get('', { range: [0, 0] })
    const { id } = body[0] ?? (await api.create(number))
    return id
  },
  upload: (field, number) => uploadValue(world, tenant, field, number),
  async read(to, id) {
    const { get } = await recordClient(world, entities[to]!, site, tenant)
    return (await get(`/${id}`)).body as Values
  },
})
