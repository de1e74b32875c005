import { recordIssues, type Values } from '../../entities/body.ts'
import { formFields, statesOf, type Entity, type Field } from '../../entities/entity.ts'
import { entities } from '../../entities/index.ts'
import { partsOf } from '../../entities/pointing.ts'
import { operatorSite, type SiteSlug } from '../../entities/sites.ts'
import type { Examples } from '../fields/example.ts'
import { fitted } from './example-fits.ts'
import { textsOf } from './example-texts.ts'
import { uploadValue } from './example-uploads.ts'
import { writeRecord } from '../../server/setup/records.ts'
import { ownExamples } from './own-examples.ts'
import { admin, type Answer, type TestTenant, type World } from './helper.ts'

/** One tenant's records of an entity, as an admin works with them over HTTP. */
export interface Desk {
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

export const firstSite = (entity: Entity): SiteSlug => Object.keys(entity.sites)[0] as SiteSlug

export async function deskOf(
  world: World,
  entity: Entity,
  site = firstSite(entity),
  tenant = world.tenants[site],
): Promise<Desk> {
  const base = `/api/v1/authorized/tenants/${tenant.slug}`
  // What stands within a tenant stands within one of the operator's customers.
  const parent = entity.within
    ? (await deskOf(world, entity.within, site, tenant).then((desk) => desk.create(90))).id
    : undefined
  const path = `${base}/${entity.within ? `${entity.within.name}/${parent}/` : ''}${entity.name}`
  const get: Desk['get'] = (rest = '', query = {}) => {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )
    return world.call(admin, 'GET', `${path}${rest}${asked.size > 0 ? `?${asked}` : ''}`)
  }
  const send: Desk['send'] = (method, rest, body) => world.call(admin, method, `${path}${rest}`, body)
  const body = (number: number) => bodyOf(world, entity, site, tenant, number)
  const create: Desk['create'] = async (number, more = {}) => {
    // What staff cannot create comes from elsewhere: a form, a shop front.
    if (!entity.create) {
      const id = await writeRecord(world.database, entity, { tenant, parent }, { ...(await body(number)), ...more })
      return (await get(`/${id}`)).body
    }
    const answer = await send('POST', '', { ...(await body(number)), ...more })
    if (answer.status !== 201) throw new Error(`${entity.name} was not created: ${answer.text}`)
    return answer.body
  }
  return { world, entity, site, tenant, parent, path, body, create, get, send }
}

async function bodyOf(
  world: World,
  entity: Entity,
  site: SiteSlug,
  tenant: TestTenant,
  number: number,
): Promise<Values> {
  const body: Record<string, unknown> = {}
  for (const field of formFields(entity, entity.create ? 'create' : 'edit', site)) {
    if (field.kind === 'states' || field.name === entity.reorder) continue
    body[field.name] =
      ownExamples[entity.name]?.(number)[field.name] ?? (await valueOf(world, entity, field, site, tenant, number))
  }
  for (const { path, rule, params, warning } of recordIssues(entity, body)) {
    const name = String(path[0])
    // What must be on goes on.
    if (rule === 'integrity.onWhen') {
      body[name] = true
      continue
    }
    // An end that must be there comes last of all; a fault of two fields that may be empty goes away with one of them.
    if (!warning && params.end === name && !entity.fields[name]!.optional) body[name] = late[entity.fields[name]!.kind]
    else if (!warning) for (const each of String(params.labels ?? params.target ?? name).split(',')) delete body[each]
  }
  return fitted(entity, body, number, async (to, id) => {
    const { get } = await deskOf(world, entities[to]!, site, tenant)
    return (await get(`/${id}`)).body as Values
  })
}

/** The last of times. */
const late: Readonly<Record<string, string>> = { date: '2099-12-31', 'date-time': '2099-12-31T00:00:00.000Z' }

async function valueOf(
  world: World,
  entity: Entity,
  field: Field,
  site: SiteSlug,
  tenant: TestTenant,
  number: number,
  place = Object.keys(entity.fields).indexOf(field.name),
): Promise<unknown> {
  const { kind, name, to, options } = field
  if (kind === 'image' || kind === 'images' || kind === 'file') return uploadValue(world, tenant, field, number)
  if (kind === 'account')
    return world.account(field.colleague ? `staff@${tenant.slug}.example` : `person${number}@captain.example`)
  if (to) {
    const desk = await deskOf(world, entities[to]!, site, tenant)
    if (to === entity.name) return kind === 'references' ? [] : null
    const { body } = await desk.get('', { range: [0, 0] })
    const { id } = body[0] ?? (await desk.create(number))
    return kind === 'references' ? [id] : id
  }
  if (kind === 'choice') {
    const offered = (entity.sites[site]?.options?.[name] ?? options!).filter((each) => each !== operatorSite)
    return offered[number % offered.length]
  }
  if (kind === 'slug') return `${entity.name}-${number}`
  const { from, until } = statesOf(entity)?.window ?? {}
  if (kind === 'date' || kind === 'date-time' || kind === 'time')
    // The window of a publication stays shut: an end that is not after its start is left out.
    return momentOf(field, name === from || name === until ? 0 : place, number)
  if (kind === 'toggle') return field.schema.safeParse(number % 2 === 1).success ? number % 2 === 1 : number % 2 === 0
  if (kind === 'integer' || kind === 'yen') return field.schema.safeParse(number).success ? number : least(field)
  if (kind === 'decimal') return String(number)
  if (kind === 'choices') return [options![number % options!.length]]
  if (kind === 'lines') return [await rowOf(world, entity, field, site, tenant, number)]
  if (kind === 'url') return `${prefixOf(field) ?? 'https://'}item-${number}.example/`
  if (kind === 'email') return `item-${number}@captain.example`
  if (kind === 'corporate-number') return String(1_000_000_000_000 + number)
  if (kind === 'invoice-number') return `T${1_000_000_000_000 + number}`
  if (kind === 'phone') return `03-1234-${1000 + number}`
  const { examples } = (await import(`../fields/${kind}.ts`)) as { examples: Examples }
  const candidates = [...(kind === 'text' ? textsOf(field, number) : []), ...examples.valid]
  const settled = candidates.map((value) => field.normalise?.(value) ?? value)
  return settled.find((value) => field.schema.safeParse(value).success) ?? null
}

/** One row of a repeated group, its fields filled as those of a record are. */
async function rowOf(
  world: World,
  entity: Entity,
  field: Field,
  site: SiteSlug,
  tenant: TestTenant,
  number: number,
): Promise<Values> {
  const row: Record<string, unknown> = {}
  for (const [place, inner] of partsOf(field).entries())
    row[inner.name] = inner.kind === 'toggle' || (await valueOf(world, entity, inner, site, tenant, number, place))
  // Of parts that do not go together the row has the first.
  for (const { name } of partsOf(field)
    .filter(({ optional }) => optional)
    .toReversed())
    if (!field.schema.safeParse([row]).success) row[name] = null
  return row
}

/** How an address must begin, if not as any. */
const prefixOf = ({ rules }: Field): unknown => rules.find(({ rule }) => rule === 'startsWithUrl')?.params.prefix

/** A moment that comes later the later its field stands, for what ends is declared after what starts. */
function momentOf({ kind, rules }: Field, place: number, number: number): string {
  const year = (rules.some(({ whenChanged }) => whenChanged) ? 2900 : 2000) + number
  const day = `${year}-0${1 + (number % 9)}-${String(1 + (place % 28)).padStart(2, '0')}`
  if (kind === 'time') return `${String(place % 24).padStart(2, '0')}:00`
  return kind === 'date' ? day : `${day}T03:04:05.000Z`
}

const least = ({ rules }: Field): unknown => rules.find(({ rule }) => rule === 'min')?.params.min
