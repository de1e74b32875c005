import { z } from 'zod'
import { keyVerbsOf } from '../entities/language/derived/api-key-scopes.ts'
import { statesOf, type Entity, type Field } from '../entities/language/entity.ts'
import { isSortable } from '../entities/language/derived/list-order.ts'
import { operatorsOf } from '../entities/language/derived/list-operators.ts'
import {
  filterable,
  bilingual,
  countable,
  expandableFields,
  publicBodyFields,
  searchable,
  hasOpeningHours,
} from '../entities/language/derived/public-content.ts'
import { isRedactable, publicFields } from '../entities/language/derived/public-visibility.ts'
import { formFields, siteFields } from '../entities/language/site-fields.ts'
import { sites, type SiteSlug } from '../entities/installation.ts'
import { versionStatuses } from '../entities/language/declaration/versions.ts'
import { byName, type Declaration } from './declarations.ts'
import { camel, header, pascal } from './names.ts'

/** The folder of the client's generated files: one for each site. */
export const clientFolder = 'generators/client/sites'

/** The client of each site that has anything for programs: its types, and the addresses of its entities. */
export function clientSites(declarations: readonly Declaration[]): readonly (readonly [path: string, text: string])[] {
  const entities = byName(declarations).map(({ entity }) => entity)
  return sites.flatMap((site) => {
    const here = entities.filter((entity) => entity.sites[site] && !entity.parent)
    const content = here.filter((entity) => entity.public)
    const records = here.filter((entity) => keyVerbsOf(entity, site).some((verb) => verb !== 'read'))
    if (content.length + records.length === 0) return []
    return [[`${clientFolder}/${site}.ts`, siteText(site, content, records, here)] as const]
  })
}

function siteText(
  site: SiteSlug,
  content: readonly Entity[],
  records: readonly Entity[],
  here: readonly Entity[],
): string {
  const intakes = here.flatMap(({ intake }) => intake ?? [])
  const types = [
    ...content.map((entity) => publicRecord(entity, site)),
    ...records.map((entity) => keyRecord(entity, site)),
  ].join('\n\n')
  const values = Object.keys(valueTypes).filter((name) => new RegExp(`\\b${name}\\b`).test(types))
  const addresses = (of: readonly Entity[]): string =>
    `{ ${of.map(({ name }) => `${camel(name)}: '${name}'`).join(', ')} }`
  const opening = content.filter(hasOpeningHours).map(({ name }) => `'${name}'`)
  return `${header('the declarations in entities/')}
import { connect, type Client } from '../client.ts'
import type { ClientOptions } from '../transport.ts'
${values.length > 0 ? `import type { ${values.join(', ')} } from '../values.ts'` : ''}

${types}

/** What ${site} publishes. */
export interface Content {
${content.map((entity) => `readonly ${camel(entity.name)}: ${contentTypes(entity, site, content)}`).join('\n')}
}

/** What keys may read and write besides. */
export interface KeyRecords {
${records.map((entity) => `readonly ${camel(entity.name)}: ${recordTypes(entity, site)}`).join('\n')}
}

export type Intake = ${union(intakes)}

/** A client of a tenant of ${site}. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    { content: ${addresses(content)}, records: ${addresses(records)}, opening: [${opening.join(', ')}] },
    options,
  )
`
}

/** The types in `values.ts` that fields have, by name. */
const valueTypes = {
  FileValue: true,
  ListedPicture: true,
  Picture: true,
  RichText: true,
  StoredFile: true,
  StoredListedPicture: true,
  StoredPicture: true,
  WeekDay: true,
} as const
type ValueType = keyof typeof valueTypes

const publicTypes: Readonly<Record<string, ValueType>> = {
  file: 'FileValue',
  image: 'Picture',
  images: 'ListedPicture',
  'rich-text': 'RichText',
  week: 'WeekDay',
}
const storedTypes: typeof publicTypes = {
  ...publicTypes,
  file: 'StoredFile',
  image: 'StoredPicture',
  images: 'StoredListedPicture',
}
const listed = new Set(['images', 'week'])

/** A record as the public reads it. */
function publicRecord(entity: Entity, site: SiteSlug): string {
  const fields = publicFields(entity, site).map((field) => {
    const mayBeNull = field.optional || isRedactable(entity, field.name)
    return property(field.name, typeOf(entity, site, field, publicTypes), mayBeNull)
  })
  return interfaceOf(pascal(entity.name), [
    property('id', 'string'),
    ...fields,
    property('updatedAt', 'string'),
    ...(entity.versions ? [property('versionStatus', union(versionStatuses))] : []),
  ])
}

/** A record as a key reads it: a draft may lack what is required of others. */
function keyRecord(entity: Entity, site: SiteSlug): string {
  const fields = siteFields(entity, site).map((field) =>
    property(field.name, typeOf(entity, site, field, storedTypes), field.nullable),
  )
  return interfaceOf(`${pascal(entity.name)}Record`, [
    property('id', 'string'),
    ...fields,
    property('version', 'number'),
    property('createdAt', 'string'),
    property('updatedAt', 'string'),
    property('createdBy', 'string', true),
    property('updatedBy', 'string', true),
  ])
}

/** What queries for the public records of an entity may name. */
function contentTypes(entity: Entity, site: SiteSlug, content: readonly Entity[]): string {
  const find = (name: string): Entity | undefined => content.find((each) => each.name === name)
  const known = filterable(entity, site)
  const references = expandableFields(entity, site, find).map(
    ({ name, to }) => `readonly ${quoted(name)}: '${camel(to!)}'`,
  )
  const bodies = publicBodyFields(entity).filter((field) =>
    publicFields(entity, site).some((each) => each.name === field.name),
  )
  const sorts = known.filter((field) => isSortable(entity, field) && !field.heavy)
  return `{
    readonly record: ${pascal(entity.name)}
    readonly bodies: ${union(namesOf(bodies))}
    readonly twins: ${union(bilingual(entity, site).map(([{ name }]) => name))}
    readonly references: { ${references.join('; ')} }
    readonly filters: { ${filters(entity, known).join('; ')} }
    readonly sorts: ${union(['id', ...namesOf(sorts), 'updatedAt'])}
    readonly counts: ${union(namesOf(countable(entity, site)))}
    readonly searched: ${searchable(entity, site).length > 0}
    ${entity.public?.feed ? 'readonly feed: true\n' : ''}${entity.public?.calendar ? 'readonly calendar: true\n' : ''}${hasOpeningHours(entity) ? 'readonly opening: true\n' : ''}
  }`
}

/** The fields that can be compared, by the operators they have. */
function filters(entity: Entity, fields: readonly Field[]): readonly string[] {
  const byKind = new Map<string, string[]>([
    ['equal', ['id']],
    ['ordered', ['updatedAt']],
  ])
  for (const field of fields) {
    const operators = operatorsOf(entity, field)
    if (operators.length === 0) continue
    const [isText, isOrdered] = [operators.includes('contains'), operators.includes('gte')]
    const single = isOrdered ? (isText ? 'orderedText' : 'ordered') : isText ? 'text' : 'equal'
    const kind = operators.includes('eq') ? single : 'item'
    byKind.set(kind, [...(byKind.get(kind) ?? []), field.name])
  }
  return [...byKind].map(([kind, names]) => `readonly ${kind}: ${union(names)}`)
}

/** What keys may do with the records of an entity. */
function recordTypes(entity: Entity, site: SiteSlug): string {
  const verbs = keyVerbsOf(entity, site)
  const form = (verb: 'create' | 'update', of: 'create' | 'edit'): string =>
    union(verbs.includes(verb) ? namesOf(formFields(entity, of, site)) : [])
  return `{
    readonly record: ${pascal(entity.name)}Record
    readonly create: ${form('create', 'create')}
    readonly update: ${form('update', 'edit')}
    readonly heavy: ${union(namesOf(siteFields(entity, site).filter(({ heavy }) => heavy)))}
    readonly states: ${union(verbs.includes('update') ? (statesOf(entity)?.options ?? []) : [])}
    readonly single: ${entity.edit === 'single'}
  }`
}

/** The TypeScript type of a field's value, not counting null. */
function typeOf(entity: Entity, site: SiteSlug, { kind, name, schema }: Field, types: typeof publicTypes): string {
  const own = types[kind]
  if (own) return listed.has(kind) ? `readonly ${own}[]` : own
  const options = entity.sites[site]?.options?.[name]
  if (options) return kind === 'choices' ? `readonly (${union(options)})[]` : union(options)
  return typeOfSchema(z.toJSONSchema(schema, { target: 'draft-2020-12' }) as JsonSchema)
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number | null)[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

function typeOfSchema({ type, enum: options, anyOf, items, properties, required = [] }: JsonSchema): string {
  if (options) return union(options)
  if (anyOf) return [...new Set(anyOf.map(typeOfSchema))].join(' | ')
  if (items) return `readonly (${typeOfSchema(items)})[]`
  if (properties) {
    const parts = Object.entries(properties).map(
      ([name, part]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOfSchema(part)}`,
    )
    return `{ ${parts.join('; ')} }`
  }
  return [type ?? 'unknown']
    .flat()
    .map((each) => (each === 'integer' ? 'number' : each))
    .join(' | ')
}

const interfaceOf = (name: string, properties: readonly string[]): string =>
  `export interface ${name} {\n${properties.join('\n')}\n}`
const property = (name: string, type: string, isNullable = false): string =>
  `readonly ${name}: ${type}${isNullable ? ' | null' : ''}`
const union = (values: readonly (string | number | null)[]): string =>
  values.length === 0
    ? 'never'
    : values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ')
const quoted = (name: string): string => (name.includes('.') ? `'${name}'` : name)
const namesOf = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name)
