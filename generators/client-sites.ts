import { z } from 'zod'
import { keyVerbsOf } from '../entities/language/derived/api-key-scopes.ts'
import { statesOf, type Entity, type Field } from '../entities/language/entity.ts'
import { translatedFields } from '../entities/language/derived/derived-alerts.ts'
import { isSortable } from '../entities/language/derived/list-order.ts'
import { operatorsOf } from '../entities/language/derived/list-operators.ts'
import {
  filterable,
  bilingual,
  countable,
  expandableFields,
  isMemberTarget,
  isPublished,
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

/** The folder of the client's generated files of sites: one for each. */
export const clientFolder = 'generators/client/sites'

/** The types of all entities, as wide as any site has them. */
const entitiesFile = 'generators/client/entities.ts'

interface SiteEntities {
  readonly site: SiteSlug
  readonly content: readonly Entity[]
  readonly records: readonly Entity[]
  readonly intakes: readonly string[]
}

/** The client's types of every entity, and what each site that has anything for programs has of them. */
export function clientSites(declarations: readonly Declaration[]): readonly (readonly [path: string, text: string])[] {
  const entities = byName(declarations).map(({ entity }) => entity)
  const siteEntities = sites.flatMap((site): SiteEntities[] => {
    const here = entities.filter((entity) => entity.sites[site] && !entity.parent)
    const content = here.filter((entity) => entity.public)
    const records = here.filter((entity) => keyVerbsOf(entity, site).some((verb) => verb !== 'read'))
    return content.length + records.length > 0
      ? [{ site, content, records, intakes: here.flatMap(({ intake }) => intake ?? []) }]
      : []
  })
  const anywhere = (of: 'content' | 'records'): readonly Entity[] =>
    entities.filter((entity) => siteEntities.some((each) => each[of].includes(entity)))
  return [
    [entitiesFile, entitiesText(anywhere('content'), anywhere('records'))],
    ...siteEntities.map((each) => [`${clientFolder}/${each.site}.ts`, siteText(each)] as const),
  ]
}

function entitiesText(content: readonly Entity[], records: readonly Entity[]): string {
  const types = [
    ...content.map((entity) => contentTypes(entity, content)),
    ...records.map((entity) => recordTypes(entity, records)),
  ].join('\n\n')
  const values = Object.keys(valueTypes).filter((name) => new RegExp(`\\b${name}\\b`).test(types))
  return `${header('the declarations in entities/')}
${types.includes('FieldOf<') ? "import type { FieldOf } from './records.ts'" : ''}
${values.length > 0 ? `import type { ${values.join(', ')} } from './values.ts'` : ''}

${types}
`
}

function siteText({ site, content, records, intakes }: SiteEntities): string {
  const ofContent = content.map((entity) => [entity, contentAt(entity, site)] as const)
  const ofRecords = records.map((entity) => [entity, recordsAt(entity, site)] as const)
  const all = [...ofContent, ...ofRecords].map(([, type]) => type).join()
  const addresses = (of: readonly Entity[]): string =>
    `{ ${of.map(({ name }) => `${camel(name)}: '${name}'`).join(', ')} }`
  const opening = content.filter(hasOpeningHours).map(({ name }) => `'${name}'`)
  const properties = (of: typeof ofContent): string =>
    of.map(([{ name }, type]) => `readonly ${camel(name)}: ${type}`).join('\n')
  const recordNames = (of: typeof ofContent, from: string, suffix = ''): string =>
    of.map(([{ name }]) => `export type ${pascal(name)}${suffix} = ${from}['${camel(name)}']['record']`).join('\n')
  return `${header('the declarations in entities/')}
import { connect, type Client } from '../client.ts'
import type * as all from '../entities.ts'
${all.includes('ContentAt<') ? "import type { ContentAt } from '../queries.ts'" : ''}
${all.includes('RecordsAt<') ? "import type { RecordsAt } from '../records.ts'" : ''}
import type { ClientOptions } from '../transport.ts'

/** What ${site} publishes. */
export interface Content {
${properties(ofContent)}
}

/** What keys may read and write besides. */
export interface KeyRecords {
${properties(ofRecords)}
}

${recordNames(ofContent, 'Content')}
${recordNames(ofRecords, 'KeyRecords', 'Record')}

export type Intake = ${union(intakes)}

/** A client of a tenant of ${site}. */
export const createClient = (options: ClientOptions): Client<Content, KeyRecords, Intake> =>
  connect(
    { content: ${addresses(content)}, records: ${addresses(records)}, opening: [${opening.join(', ')}] },
    options,
  )
`
}

const sitesOf = (entity: Entity): readonly SiteSlug[] => Object.keys(entity.sites) as SiteSlug[]

type FieldsOf = (entity: Entity, site: SiteSlug) => readonly Field[]

/** The fields that any site of an entity has, in order of declaration. */
function ofAnySite(entity: Entity, fieldsOf: FieldsOf): readonly Field[] {
  const found = new Map(sitesOf(entity).flatMap((site) => fieldsOf(entity, site).map((field) => [field.name, field])))
  const names = Object.keys(entity.fields)
  const place = ({ name }: Field): number => names.indexOf(name.split('.')[0]!)
  return [...found.values()].toSorted((a, b) => place(a) - place(b))
}

const contentAt = (entity: Entity, site: SiteSlug): string =>
  differing({ entity, site, type: `all.${pascal(entity.name)}`, wrapper: 'ContentAt', part: publicPart, verbs: [] })

const formVerbs = (entity: Entity, site: SiteSlug): readonly string[] =>
  keyVerbsOf(entity, site).filter((verb) => verb === 'create' || verb === 'update')

function recordsAt(entity: Entity, site: SiteSlug): string {
  const own = formVerbs(entity, site)
  const isUsual = sitesOf(entity).every((each) => formVerbs(entity, each).every((verb) => own.includes(verb)))
  const type = `all.${pascal(entity.name)}Record`
  return differing({ entity, site, type, wrapper: 'RecordsAt', part: storedPart, verbs: [union(own)], isUsual })
}

interface SiteType {
  readonly entity: Entity
  readonly site: SiteSlug
  /** The type that sites have unless they differ. */
  readonly type: string
  readonly wrapper: 'ContentAt' | 'RecordsAt'
  readonly part: Part
  readonly verbs: readonly string[]
  /** Whether it has the verbs of all sites. */
  readonly isUsual?: boolean
}

/** The type of an entity at a site: the usual one or, where the site has fewer fields, options or verbs, one made of it. */
function differing({ entity, site, type, wrapper, part, verbs, isUsual = true }: SiteType): string {
  const own = part.fieldsOf(entity, site)
  const missing = ofAnySite(entity, part.fieldsOf).filter(({ name }) => !own.some((each) => each.name === name))
  const narrowed = own.filter((field) => part.propertyOf(entity, field, site) !== part.propertyOf(entity, field))
  if (missing.length + narrowed.length === 0 && isUsual) return type
  const options = narrowed.map((field) => part.propertyOf(entity, field, site)).join('; ')
  return `${wrapper}<${[type, union(namesOf(missing)), ...verbs, ...(options ? [`{ ${options} }`] : [])].join(', ')}>`
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

/** What somebody reads of records: which fields of a site, and how one is typed, at a site or as wide as any has it. */
interface Part {
  readonly fieldsOf: FieldsOf
  propertyOf(entity: Entity, field: Field, site?: SiteSlug): string
}

/** A record as the public reads it. */
const publicPart: Part = {
  fieldsOf: publicFields,
  propertyOf: (entity, field, site) =>
    property(
      field.name,
      typeOf(field, entity.sites[site!]?.options?.[field.name], publicTypes),
      field.optional || isRedactable(entity, field.name),
    ),
}

/** A record as a key reads it: a draft may lack what is required of others. */
const storedPart: Part = {
  fieldsOf: siteFields,
  propertyOf: (entity, field, site) =>
    property(field.name, typeOf(field, entity.sites[site!]?.options?.[field.name], storedTypes), field.nullable),
}

const propertiesOf = (entity: Entity, { fieldsOf, propertyOf }: Part): readonly string[] =>
  ofAnySite(entity, fieldsOf).map((field) => propertyOf(entity, field))

/** The public records of an entity, and what queries for them may name. */
function contentTypes(entity: Entity, content: readonly Entity[]): string {
  const anywhere = (of: FieldsOf): readonly Field[] => ofAnySite(entity, of)
  const find = (name: string): Entity | undefined => content.find((each) => each.name === name)
  const known = anywhere(filterable)
  const references = anywhere((_, site) => expandableFields(publicFields(entity, site), site, find, isPublished))
  const twins = anywhere((_, site) => bilingual(entity, site).map(([field]) => field))
  const sorts = known.filter((field) => isSortable(entity, field) && !field.heavy)
  return interfaceOf(pascal(entity.name), [
    `readonly record: { ${[
      property('id', 'string'),
      ...propertiesOf(entity, publicPart),
      property('updatedAt', 'string'),
      ...(entity.versions ? [property('versionStatus', union(versionStatuses))] : []),
    ].join('\n')} }`,
    property('bodies', union(namesOf(publicBodyFields(entity)))),
    property('twins', union(namesOf(twins))),
    property('references', referencesText(references)),
    property('filters', `{ ${filters(entity, known).join('; ')} }`),
    property('sorts', union(['id', ...namesOf(sorts), 'updatedAt'])),
    property('counts', union(namesOf(anywhere(countable)))),
    property('searched', union(namesOf(anywhere(searchable)))),
    ...(entity.public?.feed ? [property('feed', 'true')] : []),
    ...(entity.public?.calendar ? [property('calendar', 'true')] : []),
    ...(hasOpeningHours(entity) ? [property('opening', 'true')] : []),
  ])
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

/** What can stand in the place of ids, by field or by `field.part`. */
const referencesText = (fields: readonly Field[]): string =>
  `{ ${fields.map(({ name, to }) => `readonly ${quoted(name)}: '${camel(to!)}'`).join('; ')} }`

/** The records of an entity, and what keys may do with them. */
function recordTypes(entity: Entity, records: readonly Entity[]): string {
  const name = `${pascal(entity.name)}Record`
  const fields = ofAnySite(entity, siteFields)
  const find = (to: string): Entity | undefined => records.find((each) => each.name === to)
  const references = ofAnySite(entity, (_, site) =>
    expandableFields(siteFields(entity, site), site, find, isMemberTarget),
  )
  const twins = ofAnySite(entity, (_, site) => translatedFields(entity, site).map(([field]) => field))
  const verbs = sitesOf(entity).flatMap((site) => formVerbs(entity, site))
  const form = (verb: 'create' | 'update', of: 'create' | 'edit'): string => {
    const own = verbs.includes(verb) ? namesOf(ofAnySite(entity, (_, site) => formFields(entity, of, site))) : []
    return own.length === fields.length ? `FieldOf<${name}['record']>` : union(own)
  }
  return interfaceOf(name, [
    `readonly record: { ${[
      property('id', 'string'),
      ...propertiesOf(entity, storedPart),
      property('version', 'number'),
      property('createdAt', 'string'),
      property('updatedAt', 'string'),
      property('createdBy', 'string', true),
      property('updatedBy', 'string', true),
    ].join('\n')} }`,
    property('create', form('create', 'create')),
    property('update', form('update', 'edit')),
    property('bodies', union(namesOf(fields.filter(({ kind }) => kind === 'rich-text')))),
    property('twins', union(namesOf(twins))),
    property('references', referencesText(references)),
    property('heavy', union(namesOf(fields.filter(({ heavy }) => heavy)))),
    property('states', union(verbs.includes('update') ? (statesOf(entity)?.options ?? []) : [])),
    property('single', String(entity.edit === 'single')),
  ])
}

/** The TypeScript type of a field's value, not counting null; of a choice, with these options alone if any are given. */
function typeOf({ kind, schema }: Field, options: readonly string[] | undefined, types: typeof publicTypes): string {
  const own = types[kind]
  if (own) return listed.has(kind) ? `readonly ${own}[]` : own
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
