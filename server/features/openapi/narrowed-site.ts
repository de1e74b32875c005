import type { FastifyInstance } from 'fastify'
import { entities } from '../../../entities/index.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { componentNames } from '../../kernel/crud/contract/components.ts'
import { contractOf } from '../../kernel/crud/contract/contract.ts'
import { operations, type Verb } from '../../kernel/crud/contract/operations.ts'
import { countContract, listContract, recordContract } from '../content/contract.ts'

export type Json = Readonly<Record<string, unknown>>

interface Parameter extends Json {
  readonly name: string
  readonly in: string
}
export interface Operation extends Json {
  readonly operationId: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly object[]
  readonly 'x-scope'?: string
  readonly 'x-sites'?: readonly SiteSlug[]
}

/** What a document says of entities, said of one site. */
export interface NarrowedSite {
  operation(operation: Operation): Operation
  schemas(schemas: Json): Json
}

/** Says what a document says over all sites of one of them: its fields, its options, what it can ask for. */
export function narrowedTo(site: SiteSlug): NarrowedSite {
  const all = Object.values<Entity>(entities)
  const here = all.filter((entity) => entity.sites[site])
  const absent = new Set(all.filter((entity) => !entity.sites[site]).flatMap(schemaNames))
  const owners = new Map(here.flatMap((entity) => schemaNames(entity).map((name) => [name, entity] as const)))
  const contracts = new Map(here.flatMap((entity) => contractsOf(entityAt(entity, site))))
  return {
    operation(whole) {
      const entity = here.find(({ name }) => whole.tags?.includes(name))
      if (!entity) return whole
      const operation = narrowed(whole, entity, site, absent) as Operation
      const contract = contracts.get(operation.operationId)?.()
      const description = (contract?.description ?? operation['description']) as string | undefined
      return {
        ...operation,
        ...(description !== undefined && { description: description.replace(/ ?At tenants of [^.]*\./, '') }),
        ...(operation.parameters && { parameters: parametersOf(operation.parameters, contract) }),
      }
    },
    schemas: (schemas) =>
      Object.fromEntries(
        Object.entries(schemas).flatMap(([name, schema]) => {
          if (absent.has(name)) return []
          const entity = owners.get(name)
          return [[name, entity ? narrowed(schema as Json, entity, site, absent) : schema]]
        }),
      ),
  }
}

/** The names of the schemas of an entity in the document, those that only some entities have among them. */
export const schemaNames = (entity: Entity): readonly string[] => {
  const names = componentNames(entity)
  return [
    ...Object.values(names),
    ...['', 'Row', 'Expanded', 'References'].map((suffix) => `Public${names.record}${suffix}`),
  ]
}

/** An entity as if there were no other site. */
export function entityAt(entity: Entity, site: SiteSlug): Entity {
  const fields = Object.fromEntries(siteFields(entity, site).map((field) => [field.name, field]))
  const isHere = (name: string): boolean => name in fields || !(name in entity.fields)
  return {
    ...entity,
    sites: { [site]: entity.sites[site] },
    fields,
    ...(entity.search && { search: entity.search.filter(isHere) }),
    ...(entity.unique && { unique: entity.unique.filter(isHere) }),
    ...(entity.staffFields && { staffFields: entity.staffFields.filter(isHere) }),
  } as Entity
}

/** What a contract says of an operation that may differ from site to site. */
interface Contract {
  readonly description?: string
  readonly querystring?: { readonly properties: Json }
}

/** The contracts of an entity by operation; each is written when it is asked for. */
function contractsOf(entity: Entity): readonly (readonly [operation: string, contract: () => Contract])[] {
  const { record } = componentNames(entity)
  const verbs = Object.entries(operations).map(
    ([verb, { id }]) => [`${id}${record}`, () => contractOf(described, entity, verb as Verb) as Contract] as const,
  )
  const address = Object.values(entity.fields).find(({ kind }) => kind === 'slug')
  return [
    ...verbs,
    [`listPublic${record}`, () => listContract(described, entity) as Contract],
    [`readPublic${record}`, () => recordContract(described, entity, address) as Contract],
    [`countPublic${record}`, () => countContract(described, entity) as Contract],
  ]
}

/** Where contracts look for the schemas that they refer to: the document has them all. */
const described = { getSchema: () => ({}), addSchema: () => described } as unknown as FastifyInstance

/** The parameters of an operation as a contract describes them, without those that it does not have. */
const parametersOf = (parameters: readonly Parameter[], contract: Contract | undefined): readonly Parameter[] =>
  parameters.flatMap((parameter) => {
    const own = contract?.querystring?.properties
    const { enum: known } = (parameter['schema'] ?? {}) as { readonly enum?: readonly unknown[] }
    if (parameter.in === 'path' && known) return [{ ...parameter, example: known[0] }]
    if (!own || parameter.in !== 'query') return [parameter]
    const said = own[parameter.name] as { readonly description?: string; readonly examples?: readonly unknown[] }
    if (!said) return []
    const [example] = said.examples ?? []
    return [{ ...parameter, description: said.description, ...('example' in parameter && { example }) }]
  })

/** A part of what a document says of an entity: without the fields, options and related entities that a site does not have. */
function narrowed(part: unknown, entity: Entity, site: SiteSlug, absent: ReadonlySet<string>): unknown {
  const here = new Map(siteFields(entity, site).map((field) => [field.name, field]))
  const isHere = (name: string): boolean => here.has(name) || !entity.fields[name]
  const optionsOf = (name: string): readonly string[] | undefined => entity.sites[site]?.options?.[name]
  const isAbsent = (each: unknown): boolean =>
    isObject(each) && typeof each['$ref'] === 'string' && absent.has(each['$ref'].split('/').at(-1)!)
  const own = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.filter((item) => !isAbsent(item)).map(own)
    if (!isObject(each)) return each
    return Object.fromEntries(
      Object.entries(each).flatMap(([key, value]) => {
        if (key === 'properties' && isObject(value)) return [[key, properties(value)]]
        if (key === 'required' && Array.isArray(value)) return [[key, value.filter(isHere)]]
        if (key === 'examples' && Array.isArray(value)) return [[key, value.map(example)]]
        if (key === 'description' && typeof value === 'string') return [[key, withoutSites(value)]]
        if (key === 'enum' && isFieldParameter(each)) return [[key, (value as readonly string[]).filter(isHere)]]
        return [[key, own(value)]]
      }),
    )
  }
  const states = statesOf(entity)
  const isFieldParameter = ({ enum: all }: Json): boolean =>
    Array.isArray(all) && all.every((name) => typeof name === 'string' && name in entity.fields)
  const properties = (all: Json): Json =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => {
        if (!isHere(name)) return []
        const options = optionsOf(name) ?? (name === 'to' && states ? optionsOf(states.name) : undefined)
        return [[name, withOptions(own(value), options)]]
      }),
    )
  /** An example of a record, or of a body with records. */
  const example = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(example)
    if (!isObject(each)) return each
    return Object.fromEntries(
      Object.entries(each).flatMap(([name, value]) =>
        isHere(name) ? [[name, entity.fields[name] ? offered(value, optionsOf(name)) : example(value)]] : [],
      ),
    )
  }
  return own(part)
}

const withoutSites = (description: string): string => description.replace(/ ?Only at [^.]*\./, '')

/** A schema of options, or of a list of them, with those of the site alone. */
function withOptions(part: unknown, options: readonly string[] | undefined): unknown {
  if (!options || !isObject(part)) return part
  const { enum: all, items, anyOf, examples } = part
  return {
    ...part,
    ...(Array.isArray(all) && { enum: all.filter((each) => each === null || options.includes(each as string)) }),
    ...(isObject(items) && { items: withOptions(items, options) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each) => withOptions(each, options)) }),
    ...(Array.isArray(examples) && { examples: examples.map((each) => offered(each, options)) }),
  }
}

/** An example with an option that the site offers. */
function offered(example: unknown, options: readonly string[] | undefined): unknown {
  if (!options) return example
  if (Array.isArray(example)) return [...new Set(example.map((each) => offered(each, options)))]
  return typeof example === 'string' && !options.includes(example) ? options[0] : example
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
