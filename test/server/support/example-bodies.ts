import { recordIssues, type Values } from '../../../entities/language/input/body.ts'
import { derivedValues, followedReferences } from '../../../entities/language/input/derive.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { hasDrafts, statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import type { Examples } from '../../fields/example.ts'
import { consistentValues } from './example-consistency.ts'
import { textsOf } from './example-texts.ts'
import { ownExamples } from './own-examples.ts'

/** Where a body's values come from that a field alone does not tell: accounts, records pointed at, uploads. */
export interface Source {
  account(field: Field, number: number): Promise<string>
  /** The id of a record of an entity that exists. */
  record(entity: string, number: number): Promise<string>
  upload(field: Field, number: number): Promise<unknown>
  read(entity: string, id: string): Promise<Values>
}

/** A valid body of an entity at a site with every field filled that the rules allow; another for each number. */
export async function bodyOf(source: Source, entity: Entity, site: SiteSlug, number: number): Promise<Values> {
  const each: Record<string, unknown> = {}
  for (const field of formFields(entity, entity.create ? 'create' : 'edit', site)) {
    if (field.kind === 'states' || field.name === entity.reorder) continue
    each[field.name] =
      ownExamples[entity.name]?.(number, each)[field.name] ?? (await valueOf(source, entity, field, site, number))
  }
  const body: Record<string, unknown> = { ...(await consistentValues(entity, each, number, source.read)) }
  // As the rules of a published record would have it.
  const published = entity.public && hasDrafts(entity) ? { [statesOf(entity)!.name]: 'published' } : {}
  const derived = await derivedOf(source, entity, body)
  for (const { path, rule, params, warning } of recordIssues(entity, { ...body, ...published, ...derived })) {
    const name = String(path[0])
    // What does not fit what is derived is as small as it may be.
    if (name in derived) {
      for (const other of Object.values(params).flatMap((value) => entity.fields[String(value)] ?? []))
        if (other.name in body && other.storage === 'integer') body[other.name] = minimumOf(other) ?? 0
      continue
    }
    // What must be on goes on.
    if (rule === 'integrity.onWhen') {
      body[name] = true
      continue
    }
    // An end that must be there comes last of all; a fault of two fields that may be empty goes away with one of them.
    if (!warning && params.end === name && !entity.fields[name]!.optional)
      body[name] = lastMoment[entity.fields[name]!.kind]
    else if (!warning) for (const each of String(params.labels ?? params.target ?? name).split(',')) delete body[each]
  }
  return body
}

/** What a write derives of a body, by field. */
async function derivedOf(source: Source, entity: Entity, body: Values): Promise<Values> {
  const referenced: Record<string, Values | null> = {}
  for (const name of followedReferences(entity))
    referenced[name] = body[name] ? await source.read(entity.fields[name]!.to!, String(body[name])) : null
  const record = { ...Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null])), ...body }
  return derivedValues(entity, record, Object.keys(body), referenced)
}

/** The last of times. */
const lastMoment: Readonly<Record<string, string>> = { date: '2099-12-31', 'date-time': '2099-12-31T00:00:00.000Z' }

/** A value of one field; another for each number. */
export async function valueOf(
  source: Source,
  entity: Entity,
  field: Field,
  site: SiteSlug,
  number: number,
  place = Object.keys(entity.fields).indexOf(field.name),
): Promise<unknown> {
  const { kind, name, to, options } = field
  if (kind === 'image' || kind === 'images' || kind === 'file') return source.upload(field, number)
  if (kind === 'account') return source.account(field, number)
  if (to) {
    if (to === entity.name) return kind === 'references' ? [] : null
    const id = await source.record(to, number)
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
    return exampleMoment(field, name === from || name === until ? 0 : place, number)
  if (kind === 'toggle') return field.schema.safeParse(number % 2 === 1).success ? number % 2 === 1 : number % 2 === 0
  if (kind === 'integer' || kind === 'yen') return field.schema.safeParse(number).success ? number : minimumOf(field)
  if (kind === 'decimal') return String(number)
  if (kind === 'choices') return [options![number % options!.length]]
  if (kind === 'lines') return [await rowOf(source, entity, field, site, number)]
  if (kind === 'url') return `${prefixOf(field) ?? 'https://'}item-${number}.example/`
  if (kind === 'email') return `item-${number}@captain.example`
  if (kind === 'corporate-number') return String(1_000_000_000_000 + number)
  if (kind === 'invoice-number') return `T${1_000_000_000_000 + number}`
  if (kind === 'phone') return `03-1234-${1000 + number}`
  const { examples } = (await import(`../../fields/${kind}.ts`)) as { examples: Examples }
  const candidates = [...(kind === 'text' ? textsOf(field, number) : []), ...examples.valid]
  const settled = candidates.map((value) => field.normalise?.(value) ?? value)
  return settled.find((value) => field.schema.safeParse(value).success) ?? null
}

/** One row of a repeated group, its fields filled as those of a record are. */
async function rowOf(source: Source, entity: Entity, field: Field, site: SiteSlug, number: number): Promise<Values> {
  const row: Record<string, unknown> = {}
  for (const [place, inner] of itemFields(field).entries())
    row[inner.name] = inner.kind === 'toggle' || (await valueOf(source, entity, inner, site, number, place))
  // Of parts that do not go together the row has the first.
  for (const { name } of itemFields(field)
    .filter(({ optional }) => optional)
    .toReversed())
    if (!field.schema.safeParse([row]).success) row[name] = null
  return row
}

/** How an address must begin, if not as any. */
const prefixOf = ({ rules }: Field): unknown => rules.find(({ rule }) => rule === 'startsWithUrl')?.params.prefix

/** A moment that comes later the later its field stands, for what ends is declared after what starts. */
function exampleMoment({ kind, rules }: Field, place: number, number: number): string {
  const year = (rules.some(({ whenChanged }) => whenChanged) ? 2900 : 2000) + number
  const day = `${year}-0${1 + (number % 9)}-${String(1 + (place % 28)).padStart(2, '0')}`
  if (kind === 'time') return `${String(place % 24).padStart(2, '0')}:00`
  return kind === 'date' ? day : `${day}T03:04:05.000Z`
}

const minimumOf = ({ rules }: Field): unknown => rules.find(({ rule }) => rule === 'min')?.params.min
