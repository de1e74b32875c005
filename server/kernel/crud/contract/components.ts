import type { FastifyInstance } from 'fastify'
import { siteFields, sitesWithField } from '../../../../entities/language/site-fields.ts'
import { statesOf, type Entity, type Field } from '../../../../entities/language/entity.ts'
import { hasMainPicture, mainPictureName } from '../../../../entities/language/derived/record-picture.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { draftMemberName } from '../../../../entities/language/derived/draft-fields.ts'
import { standsInForm } from '../../../../entities/language/derived/children.ts'
import { maxBulkRecords } from '../../../../entities/language/shared/bulk-limit.ts'
import { exampleSystemFields, exampleValues } from './examples.ts'
import { expandedField } from './expanded-schema.ts'
import { dateBounds, fieldSchema, nullable } from './field-schema.ts'
import { expandableOf, storedView } from '../views.ts'
import { childrenOf, entityByName } from '../../records/registry.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'
import {
  body,
  id,
  instant,
  recordKey,
  recordList,
  sharedSchemas,
  systemFields,
  systemSchemaNames,
  version,
  withExample,
} from './shared-schemas.ts'

/** The names of an entity's schemas in the OpenAPI document. */
export const componentNames = (entity: Entity) => {
  const name = entity.name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return {
    record: name,
    row: `${name}Row`,
    create: `${name}Create`,
    optional: `${name}Optional`,
    series: `${name}Series`,
    days: `${name}Days`,
    update: `${name}Update`,
    amendment: `${name}Amendment`,
    transition: `${name}Transition`,
    expanded: `${name}Expanded`,
  }
}

export const reference = (name: string): JsonSchema => ({ $ref: `${name}#` })

/**
 * Registers an entity's schemas, and those shared by all entities, so that routes can reference them. Does nothing the
 * second time.
 */
export function addComponents(app: FastifyInstance, entity: Entity): void {
  const add = (name: string, schema: JsonSchema) =>
    void (app.getSchema(name) ?? app.addSchema({ $id: name, ...schema }))
  const names = componentNames(entity)
  // Called for every route of the entity; building the schemas each time would take up most of the startup.
  if (app.getSchema(names.record)) return
  for (const child of childrenInForm(entity)) addComponents(app, child)
  if (!app.getSchema('RichText')) for (const [name, schema] of Object.entries(sharedSchemas())) add(name, schema)
  if (entity.list && entity.edit !== 'single') {
    add(names.row, rowSchema(entity))
    add(names.record, recordOfRow(entity))
  } else add(names.record, recordSchema(entity))
  if (expandableOf(storedView, entity).length > 0) add(names.expanded, expandedSchema(entity))
  const optional = optionalFields(entity)
  if (optional.length > 0) add(names.optional, optionalSchema(entity, optional))
  if (entity.create) add(names.create, createSchema(entity))
  if (entity.create && entity.calendar?.maxSeriesDays) add(names.series, seriesSchema(entity))
  if (entity.calendar?.rows) add(names.days, daysSchema(entity))
  if (entity.edit) add(names.update, updateSchema(entity))
  if (entity.staffFields) {
    add(names.amendment, amendmentSchema(entity))
    if (statesOf(entity)) add(names.transition, transitionSchema(entity))
  }
}

/** What the server itself says of a record. */
const systemProperties = (entity: Entity): JsonSchema =>
  entity.edit === 'single'
    ? {
        ...systemFields,
        createdAt: { ...nullable(instant), description: 'Null until it is first saved.' },
        updatedAt: { ...nullable(instant), description: 'Null until it is first saved.' },
      }
    : { ...systemFields, ...parentProperty(entity) }

const parentProperty = ({ parent }: Entity): JsonSchema =>
  parent ? { [parent.name]: { ...id, description: `The ${parent.name} it stands within.` } } : {}

/** Properties of an object, some of which are always there. */
interface ObjectPart {
  readonly properties: JsonSchema
  readonly required?: readonly string[]
}

/**
 * The schema of a record with what the server itself says of it: by a reference, but for those entities of which a tenant
 * has one record and which it says less of.
 */
function recordOf(entity: Entity, { properties: own, required = [] }: ObjectPart): JsonSchema {
  const system = systemProperties(entity)
  if (entity.edit === 'single')
    return { type: 'object', properties: { ...system, ...own }, required: [...Object.keys(system), ...required] }
  const parent = parentProperty(entity)
  return {
    allOf: [
      reference(systemSchemaNames.answered),
      { type: 'object', properties: { ...parent, ...own }, required: [...Object.keys(parent), ...required] },
    ],
  }
}

/** The schema of a body that takes nothing but these properties and, of a known record, what the server says of it. */
const closedBody = (parts: readonly JsonSchema[], own: ObjectPart): JsonSchema =>
  parts.length === 0
    ? { type: 'object', ...own, additionalProperties: false }
    : { allOf: [...parts, { type: 'object', ...own }], unevaluatedProperties: false }

/** What a body may send back of what the server says of a record. */
function sentBack(entity: Entity): { readonly parts: readonly JsonSchema[]; readonly properties: JsonSchema } {
  return entity.edit === 'single'
    ? { parts: [], properties: systemProperties(entity) }
    : {
        parts: [reference(systemSchemaNames.sent)],
        properties: {
          ...parentProperty(entity),
          ...(entity.keepsDraft && { [draftMemberName]: reference('SentDraft') }),
        },
      }
}

/** The schema of a record in a list, and in the place of an id. */
const rowName = (entity: Entity): string => {
  const { row, record } = componentNames(entity)
  return entity.list && entity.edit !== 'single' ? row : record
}

/** The references of a record, all of them expanded. */
function expandedSchema(entity: Entity): JsonSchema {
  const references = expandableOf(storedView, entity)
  const schemaOf = (name: string) => rowName(entityByName(name)!)
  const fields = Object.values(entity.fields).flatMap((field) => {
    const schema = expandedField(fieldSchema(entity, field), field, references, { schemaOf, withIds: false })
    return schema ? [[field.name, schema] as const] : []
  })
  return {
    type: 'object',
    description: `What \`expand\` puts into a \`${rowName(entity)}\`.`,
    properties: Object.fromEntries(fields),
  }
}

const properties = (entity: Entity, fields: readonly Field[]): JsonSchema =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(entity, field)]))

/** Fields that only some sites have are not part of every response. */
const isOnEverySite = (entity: Entity) => (field: Field) =>
  sitesWithField(entity, field.name).length === Object.keys(entity.sites).length

const namesOf = (fields: readonly Field[]): readonly string[] => fields.map(({ name }) => name)

function recordSchema(entity: Entity): JsonSchema {
  const fields = Object.values(entity.fields)
  const own = { properties: properties(entity, fields), required: namesOf(fields.filter(isOnEverySite(entity))) }
  return withExample(recordOf(entity, own), exampleRecord(entity))
}

function exampleRecord(entity: Entity): object {
  const always = Object.values(entity.fields).filter(isOnEverySite(entity))
  return { ...exampleSystemFields(entity), ...nullExamples(always), ...exampleValues(always) }
}

const nullExamples = (fields: readonly Field[]) => Object.fromEntries(fields.map(({ name }) => [name, null]))

/** Whether a list has a field only where it is included. */
const isLeftOut =
  (entity: Entity) =>
  ({ name, heavy }: Field): boolean =>
    heavy === true && !entity.list!.includes(name)

/** A record in a list: without heavy fields, unless they are columns or explicitly included. */
function rowSchema(entity: Entity): JsonSchema {
  const fields = Object.values(entity.fields)
  const light = fields.filter((field) => !isLeftOut(entity)(field))
  return recordOf(entity, {
    properties: {
      ...properties(entity, light),
      ...properties(entity, fields.filter(isLeftOut(entity))),
      ...mainPictureProperty(entity),
      ...(entity.keepsDraft && { [draftMemberName]: reference('DraftMark') }),
      trashedAt: { ...instant, description: 'In lists of the trash alone.' },
    },
    required: namesOf(light.filter(isOnEverySite(entity))),
  })
}

/** A record as its row says it, with what lists leave out. */
function recordOfRow(entity: Entity): JsonSchema {
  const heavy = Object.values(entity.fields).filter(isLeftOut(entity))
  return withRow(
    componentNames(entity).row,
    { ...properties(entity, heavy), ...childAnswers(entity) },
    heavy.filter(isOnEverySite(entity)),
    exampleRecord(entity),
  )
}

/** A row's schema with further properties, some of them required, and the example of the whole. */
export const withRow = (row: string, further: JsonSchema, required: readonly Field[], example: object): JsonSchema =>
  withExample(
    {
      allOf: [
        reference(row),
        ...(Object.keys(further).length > 0
          ? [{ type: 'object', properties: further, required: namesOf(required) }]
          : []),
      ],
    },
    example,
  )

function mainPictureProperty(entity: Entity): JsonSchema {
  if (!hasMainPicture(Object.values(entity.fields))) return {}
  return {
    [mainPictureName]: {
      anyOf: [reference('ListedPicture'), reference('Picture'), { type: 'null' }],
      description: `The picture that stands for the record, where \`include\` names \`${mainPictureName}\`: the first there is, of several the main one.`,
    },
  }
}

const formFields = (entity: Entity, form: 'create' | 'edit'): readonly Field[] => {
  const flag = entity[form]
  return Object.values(entity.fields).filter(
    ({ name }) => isDerived(entity)({ name }) || !Array.isArray(flag) || flag.includes(name),
  )
}

/** Whether a field’s value is calculated: bodies may have it, as clients send whole records. */
const isDerived =
  ({ derived }: Entity) =>
  ({ name }: Pick<Field, 'name'>): boolean =>
    derived?.[name] !== undefined

/** The children that may stand in a body of their parent, by their names. */
const childrenInForm = (entity: Entity): readonly Entity[] => childrenOf(entity).filter((child) => standsInForm(child))

/** What a body may say of children. */
const childRows = (entity: Entity): JsonSchema =>
  Object.fromEntries(
    childrenInForm(entity).map((child) => [
      child.name,
      {
        type: 'array',
        maxItems: maxBulkRecords,
        description: `Changes of its ${child.name} records, in the same change set: a row without \`id\` is created, one with \`id\` and \`version\` is changed as far as it has fields, and goes to the trash with \`trashed\`. Records that no row names stay as they are. An issue names its row: \`["${child.name}", 0, …]\`.`,
        items: {
          type: 'object',
          properties: {
            ...systemProperties(child),
            ...properties(child, Object.values(child.fields)),
            trashed: { type: 'boolean', description: 'Whether the record goes to the trash.' },
          },
          additionalProperties: false,
        },
      },
    ]),
  )

/** What the answer of a write says of children. */
const childAnswers = (entity: Entity): JsonSchema =>
  Object.fromEntries(
    childrenInForm(entity).map((child) => [
      child.name,
      {
        type: 'array',
        description: `After a write whose body has rows of ${child.name}: those that were written, in their order, without those removed.`,
        items: reference(componentNames(child).record),
      },
    ]),
  )

/** The fields that a new record must have; of those that some sites lack, the server asks where they are. */
const neededFields = (entity: Entity): readonly Field[] =>
  formFields(entity, 'create').filter(
    (field) => !field.nullable && field.initially === undefined && !isDerived(entity)(field),
  )

/** The fields that both a new record and a change may leave out. */
function optionalFields(entity: Entity): readonly Field[] {
  if (!entity.create || !entity.edit) return []
  const needed = neededFields(entity).filter(isOnEverySite(entity))
  const edited = formFields(entity, 'edit')
  return formFields(entity, 'create').filter((field) => edited.includes(field) && !needed.includes(field))
}

const optionalSchema = (entity: Entity, fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  description: 'What a new record and a change may both leave out.',
  properties: { ...properties(entity, fields), ...childRows(entity) },
})

/** What a body has of its own beside the optional fields, and a reference to these. */
function bodyFields(entity: Entity, form: 'create' | 'edit') {
  const optional = optionalFields(entity)
  const own = formFields(entity, form).filter((field) => !optional.includes(field))
  return optional.length > 0
    ? { parts: [reference(componentNames(entity).optional)], properties: properties(entity, own) }
    : { parts: [], properties: { ...properties(entity, own), ...childRows(entity) } }
}

function createSchema(entity: Entity): JsonSchema {
  const needed = neededFields(entity)
  const atOne = siteFields(entity, sitesWith(entity)[0]!)
  const { parts, properties: own } = bodyFields(entity, 'create')
  return withExample(
    {
      description: 'Fields that are left out start empty or with their default; any other key is refused.',
      ...closedBody(parts, { properties: own, required: namesOf(needed.filter(isOnEverySite(entity))) }),
    },
    exampleValues(needed.filter((field) => atOne.includes(field))),
  )
}

function seriesSchema(entity: Entity): JsonSchema {
  const { examples, ...record } = createSchema(entity)
  const [example] = examples as readonly Record<string, unknown>[]
  const until = { type: 'string', format: 'date', description: `The last day that has a record. ${dateBounds}` }
  return body({ record, until }, ['record', 'until'], { record: example, until: example![entity.calendar!.date] })
}

function daysSchema(entity: Entity): JsonSchema {
  const { state, spans } = entity.calendar!
  const fields = [entity.fields[state]!, entity.fields[spans.field]!]
  const values = {
    type: 'object',
    description: 'A key that is absent stays as it is, null clears.',
    properties: properties(entity, fields),
    additionalProperties: false,
  }
  const example = { ...exampleSystemFields(entity), values: exampleValues(fields.slice(0, 1)) }
  const { id: exampleId, version: exampleVersion } = example
  return body({ records: recordList({ ...recordKey, values }, ['id', 'version', 'values']) }, ['records'], {
    records: [{ id: exampleId, version: exampleVersion, values: example.values }],
  })
}

const changeDescription =
  'A key that is absent stays as it is, null clears. The server’s own fields may come back unchanged. `version` may be given as `If-Match` instead.'

function updateSchema(entity: Entity): JsonSchema {
  const filledIn = formFields(entity, 'edit').filter((field) => !field.nullable && !isDerived(entity)(field))
  const { parts, properties: own } = bodyFields(entity, 'edit')
  const back = sentBack(entity)
  return withExample(
    {
      description: changeDescription,
      ...closedBody([...back.parts, ...parts], { properties: { ...back.properties, ...own } }),
    },
    { version: 1, ...exampleValues(filledIn.slice(0, 1)) },
  )
}

const workingFields = ({ staffFields: working, fields }: Entity): readonly Field[] =>
  working!.map((name) => fields[name]!)

function amendmentSchema(entity: Entity): JsonSchema {
  const fields = workingFields(entity)
  const back = sentBack(entity)
  return withExample(
    {
      description: changeDescription,
      ...closedBody(back.parts, { properties: { ...back.properties, ...properties(entity, fields) } }),
    },
    { version: 1, ...exampleValues(fields.slice(0, 1)) },
  )
}

function transitionSchema(entity: Entity): JsonSchema {
  const { options } = statesOf(entity)!
  const values = {
    type: 'object',
    description: 'Working fields that are filled in on the way.',
    properties: properties(entity, workingFields(entity)),
    additionalProperties: false,
  }
  const related = {
    type: 'object',
    description: `Working fields of the records that move along, by id, each with the version that was read. With versions, all that move must be named: refused with 412, and \`data.record\`, if one was changed, came or went since. ${cascadeSentences(entity)}`,
    additionalProperties: { type: 'object', properties: { version } },
  }
  const contents = {
    to: { enum: options, description: 'The state to move to.' },
    version,
    values,
    ...(entity.cascades && { related }),
  }
  return body(contents, ['to'], { to: options![1], version: 1 })
}

const cascadeSentences = ({ cascades = {} }: Entity): string =>
  Object.entries(cascades)
    .flatMap(([state, moves]) =>
      moves.map(({ entity, from, to }) => `To ${state}: ${entity.name} from ${from.join(' or ')} to ${to}.`),
    )
    .join(' ')

export const sitesWith = (entity: Entity): readonly SiteSlug[] => Object.keys(entity.sites) as SiteSlug[]
