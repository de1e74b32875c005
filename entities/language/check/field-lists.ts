import { titleOf, type Entity, type Field } from '../entity.ts'
import { addDays } from '../dates/plain-date.ts'
import { headingParts } from '../derived/heading.ts'
import { groupingField } from '../derived/list-order.ts'
import { sitesWithField } from '../site-fields.ts'
import { fault, unknownFields, type Fault } from './fault.ts'
import { unsuitableFieldFaults } from './unsuitable-fields.ts'

/** Checks the fields that lists, searches and saves refer to. */
export const fieldListFaults = (entity: Entity, entities: readonly Entity[]): readonly Fault[] => [
  ...unsuitableFieldFaults(
    entity,
    'unique',
    entity.unique ?? [],
    'E151',
    ({ storage }) => storage !== 'json',
    'Only a single value can be unique.',
  ),
  ...unknownFields('E150', entity, 'fixed', entity.fixed ?? []),
  ...headingFaults(entity, entities),
  ...deprecationFaults(entity),
  ...unknownFields('E150', entity, 'recorded', entity.recorded ?? []),
  ...unsuitableFieldFaults(
    entity,
    'counted',
    entity.counted ?? [],
    'E206',
    ({ kind }) => kind === 'integer',
    'What is counted is an integer().',
  ),
  ...unsuitableFieldFaults(
    entity,
    'confirmOnChange',
    entity.confirmOnChange ?? [],
    'E173',
    ({ kind }) => kind === 'toggle',
    'Only a toggle() is asked about when it is turned; states ask by themselves.',
  ),
  ...unsuitableFieldFaults(
    entity,
    'quickEdit',
    entity.quickEdit ?? [],
    'E182',
    (field) => isQuick(entity, field),
    'A row has room for one short value that its form may change and that saving does not ask about.',
  ),
  ...stateListFaults(entity, 'undeletable'),
  ...stateListFaults(entity, 'locked'),
  ...unsuitableFieldFaults(
    entity,
    'reorder',
    entity.reorder ? [entity.reorder] : [],
    'E152',
    ({ kind }) => kind === 'integer',
    'The order made by hand is kept in an integer().',
  ),
  ...unsuitableFieldFaults(
    entity,
    'sort',
    entity.sort ? [entity.sort[0]] : [],
    'E153',
    (field) => field.sortable === true || isInOrder(field, entity, entities),
    'The order of this kind means nothing to a reader, unless it is a reference() that every record has, and both entities have a manual order (`reorder`).',
  ),
  ...unsuitableFieldFaults(
    entity,
    'search',
    entity.search ?? [],
    'E154',
    ({ searchText: words }) => words !== undefined,
    'This kind has no words to search for.',
  ),
  ...unsuitableFieldFaults(
    entity,
    'filter',
    entity.filter ?? [],
    'E155',
    ({ filter }) => filter !== undefined,
    'Lists have no way to ask for this kind; kinds that may be filtered by say so with `filter`.',
  ),
  ...unsuitableFieldFaults(
    entity,
    'title',
    titleFields(entity),
    'E156',
    ({ storage }) => storage === 'text',
    'A record is named by a text, that of `title` or the first of `list`.',
  ),
  ...ruleFaults(entity),
]

/** What names a record: the only one of a tenant needs no name, and a column that is no field is a fault of the list. */
function titleFields(entity: Entity): readonly string[] {
  if (entity.title) return [entity.title]
  const title = titleOf(entity)
  return entity.edit === 'single' || !entity.fields[title] ? [] : [title]
}

const quickKinds: readonly Field['kind'][] = ['yen', 'integer', 'decimal', 'text', 'choice', 'date', 'toggle']

function isQuick({ edit, fixed = [], confirmOnChange = [] }: Entity, { name, kind }: Field): boolean {
  const inForm = edit === true || (Array.isArray(edit) && edit.includes(name))
  return inForm && quickKinds.includes(kind) && !fixed.includes(name) && !confirmOnChange.includes(name)
}

/** Whether a field refers to records that have an order, and every record to one of them. */
const isInOrder = ({ name, to }: Field, entity: Entity, entities: readonly Entity[]): boolean =>
  groupingField(entity)?.name === name &&
  entities.find((each) => each.name === to)?.reorder !== undefined &&
  sitesWithField(entity, name).length === Object.keys(entity.sites).length

/** The parameters of cross-field rules that hold field names. */
const fieldParameters = ['start', 'end', 'target', 'a', 'b', 'labels']

const ruleFaults = (entity: Entity): readonly Fault[] =>
  (entity.rules ?? []).flatMap(({ rule, at, params }) => {
    const fieldNames = fieldParameters.flatMap((name) =>
      params[name] === undefined ? [] : String(params[name]).split(','),
    )
    return unknownFields('E158', entity, `rules ${rule}`, [...new Set([at, ...fieldNames])])
  })

/** How long a field is deprecated before it is removed, in days: half a year. */
const noticeDays = 181

const plainDay = /^\d{4}-\d{2}-\d{2}$/

const deprecationFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.deprecated ?? {}).flatMap(([name, going]) => {
    const { since, sunset, use } = going!
    return [
      ...unknownFields('E150', entity, 'deprecated', [name, ...(use ? [use] : [])]),
      ...(![since, sunset].every((day) => plainDay.test(day)) || addDays(since, noticeDays) > sunset
        ? [
            fault(
              'E207',
              `${entity.name}.deprecated.${name}`,
              sunset,
              'A field is removed half a year after it is deprecated, at the earliest: both days are YYYY-MM-DD.',
            ),
          ]
        : []),
    ]
  })

/** Names of fields, of this entity or of one that its reference names. */
const headingFaults = (entity: Entity, entities: readonly Entity[]): readonly Fault[] => {
  const parts = headingParts(entity)
  const unknownParts = parts.filter(({ field, of }) => {
    const target = entities.find(({ name }) => name === entity.fields[field]?.to)
    return of !== undefined && !target?.fields[of]
  })
  return [
    ...unknownFields(
      'E150',
      entity,
      'heading',
      parts.map(({ field }) => field),
    ),
    ...unknownParts.map(({ field, of }) =>
      fault('E150', `${entity.name}.heading`, `${field}.${of}`, 'Name a reference and a field of what it names.'),
    ),
  ]
}

/** Checks a map of fields to the states in which something is forbidden. */
const stateListFaults = (entity: Entity, key: 'undeletable' | 'locked'): readonly Fault[] =>
  Object.entries(entity[key] ?? {}).flatMap(([name, values]) => {
    const options = entity.fields[name]?.options
    if (!options)
      return [
        ...unknownFields('E150', entity, key, [name]),
        ...(entity.fields[name] ? [fault('E157', `${entity.name}.${key}`, name, 'Name a choice or the states.')] : []),
      ]
    return (values ?? [])
      .filter((value) => !options.includes(value))
      .map((value) => fault('E157', `${entity.name}.${key}.${name}`, value, `Name some of: ${options.join(', ')}.`))
  })
