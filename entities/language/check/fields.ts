import { prefectures } from '../shared/options.ts'
import { sitesWithField } from '../site-fields.ts'
import { hasDrafts, statesOf, type Entity, type Field } from '../entity.ts'
import { itemFields, referenceFieldsOf, type ReferenceField } from '../derived/reference-fields.ts'
import { fault, unknownFields, type Fault, type CheckContext } from './fault.ts'

/** Checks each field by itself: what it references, its initial value, and its transitions. */
export const fieldFaults = (
  entity: Entity,
  entities: readonly Entity[],
  { unread }: CheckContext,
): readonly Fault[] => [
  ...referenceFieldsOf(entity)
    .filter(({ to }) => !unread?.includes(to))
    .flatMap((pointing) => targetFaults(entity, pointing, entities)),
  ...referenceFieldsOf(entity).flatMap((pointing) => deletionFaults(entity, pointing)),
  ...Object.values(entity.fields).flatMap((field) => [
    ...optionFaults(entity, field),
    ...transitionFaults(entity, field),
    ...windowFaults(entity, field),
    ...readingFaults(entity, field),
    ...placeFaults(entity, field),
    ...partFaults(entity, field),
  ]),
  ...Object.values(entity.fields)
    .filter(({ kind, name }) => kind === 'states' && name !== statesOf(entity)?.name)
    .map(({ name }) =>
      fault('E138', `${entity.name}.${name}`, 'states', 'A record is in one state; make the second a choice.'),
    ),
  ...draftFaults(entity),
]

/**
 * A record without a state would count as a draft, of which nothing but the title is required; and one that the public sees
 * has all that is required of it.
 */
function draftFaults(entity: Entity): readonly Fault[] {
  const states = statesOf(entity)
  const { when } = entity.drafts ?? {}
  if (when && (when[states?.name ?? ''] !== states?.options?.[0] || isShownAsDraft(entity, when)))
    return [
      fault(
        'E213',
        `${entity.name}.drafts`,
        'when',
        'A draft is in the first state, and a value of it keeps it from the public: one of those that `public` wants.',
      ),
    ]
  if (!states || !hasDrafts(entity)) return []
  const having = sitesWithField(entity, states.name)
  return Object.keys(entity.sites)
    .filter((site) => !(having as readonly string[]).includes(site))
    .map((site) =>
      fault(
        'E208',
        `${entity.name}.${states.name}`,
        site,
        'Where records start as drafts, they do at every site of the entity: take the field out of `sites`.',
      ),
    )
}

/** Whether the public could see a record with the values of a draft. */
const isShownAsDraft = ({ public: shown }: Entity, draft: Readonly<Record<string, unknown>>): boolean =>
  shown !== undefined &&
  (shown.when === 'always' ||
    Object.entries(shown.when).every(
      ([name, value]) => !(name in draft) || [value].flat().includes(draft[name] as never),
    ))

function targetFaults(
  entity: Entity,
  { field, part, to }: ReferenceField,
  entities: readonly Entity[],
): readonly Fault[] {
  const at = [entity.name, field, ...(part ? [part] : [])].join('.')
  const target = entities.find((each) => each.name === to)
  if (!target)
    return [
      fault(
        'E130',
        at,
        to,
        `Point at an entity: ${entities
          .map((each) => each.name)
          .toSorted()
          .join(', ')}.`,
      ),
    ]
  // Choices are read from the list of the tenant's records, and these have one within each record of the parent.
  if (target.parent)
    return [fault('E210', at, to, `Point at what stands within no other: at the ${target.parent.name}, for instance.`)]
  return sitesWithField(entity, field)
    .filter((site) => !target.sites[site])
    .map((site) =>
      fault(
        'E131',
        at,
        `${to} at ${site}`,
        'The site has the field but not what it points at; say in `sites` which sites have the field.',
      ),
    )
}

/** A column that may not be empty cannot be cleared, and a row of a group is no record that could go. */
function deletionFaults({ name, fields }: Entity, { field, part, onDelete, many }: ReferenceField): readonly Fault[] {
  const at = [name, field, ...(part ? [part] : [])].join('.')
  if (part !== undefined && onDelete === 'cascade')
    return [fault('E127', at, onDelete, 'A row is not deleted with what it points at; say `restrict` or `setNull`.')]
  const { optional } =
    part === undefined ? fields[field]! : itemFields(fields[field]!).find((each) => each.name === part)!
  return onDelete === 'setNull' && !many && !optional
    ? [fault('E127', at, onDelete, 'Only what may be empty can be cleared; make it optional, or say `cascade`.')]
    : []
}

/** What rows of a group point at is looked up by one id each. */
const partFaults = ({ name: of }: Entity, group: Field): readonly Fault[] =>
  itemFields(group)
    .filter(({ kind }) => kind === 'references' || kind === 'account')
    .map(({ name, kind }) =>
      fault(
        'E129',
        `${of}.${group.name}.${name}`,
        kind,
        'Rows hold a `reference()`; what else they point at is not looked up.',
      ),
    )

function readingFaults({ name: of, fields }: Entity, { name, readingOf }: Field): readonly Fault[] {
  if (readingOf === undefined || (readingOf !== name && fields[readingOf]?.kind === 'text')) return []
  const texts = Object.values(fields).filter((each) => each.kind === 'text' && each.name !== name)
  const names = texts.map((each) => each.name).join(', ')
  return [fault('E139', `${of}.${name}.readingOf`, readingOf, `Name the text whose reading it is: ${names}.`)]
}

function placeFaults({ name: of, fields }: Entity, { name, placeOf }: Field): readonly Fault[] {
  if (!placeOf) return []
  const { address, prefecture } = placeOf
  const isPrefecture = (field: Field | undefined) => field?.options?.join() === prefectures.join()
  return [
    ...(fields[address]?.kind === 'text'
      ? []
      : [fault('E128', `${of}.${name}.address`, address, 'Name a text of the same entity.')]),
    ...(prefecture === undefined || isPrefecture(fields[prefecture])
      ? []
      : [fault('E128', `${of}.${name}.prefecture`, prefecture, 'Name a choice of the prefectures.')]),
  ]
}

function optionFaults(entity: Entity, { name, options, initially, kind }: Field): readonly Fault[] {
  if (!options) return []
  const at = `${entity.name}.${name}`
  return [
    ...options
      .filter((option, index) => options.indexOf(option) !== index)
      .map((option) => fault('E132', at, option, 'The option is there twice.')),
    ...(kind !== 'choices' && initially !== undefined && !options.includes(String(initially))
      ? [fault('E133', at, initially, `Start with one of: ${options.join(', ')}.`)]
      : []),
  ]
}

function transitionFaults(entity: Entity, { name, options = [], transitions }: Field): readonly Fault[] {
  if (!transitions) return []
  const at = `${entity.name}.${name}`
  const hint = `Move between the states: ${options.join(', ')}.`
  return [
    ...Object.keys(transitions)
      .filter((from) => !options.includes(from))
      .map((from) => fault('E134', at, from, hint)),
    ...Object.entries(transitions).flatMap(([from, to]) =>
      to.filter((state) => !options.includes(state)).map((state) => fault('E134', at, `${from} → ${state}`, hint)),
    ),
    ...options
      .filter((state) => !transitions[state])
      .map((state) => fault('E135', at, state, 'Say what the state may become; [] if nothing.')),
  ]
}

function windowFaults(entity: Entity, { kind, name, options = [], window }: Field): readonly Fault[] {
  if (!window) return []
  const ends = [window.from, window.until]
  return [
    ...unknownFields('E136', entity, `${name}.window`, ends),
    ...ends
      .filter((end) => entity.fields[end] && entity.fields[end].kind !== 'date-time')
      .map((end) =>
        fault(
          'E136',
          `${entity.name}.${name}.window`,
          `${end} (${entity.fields[end]!.kind})`,
          'A window opens and closes at a dateTime().',
        ),
      ),
    ...(kind === 'toggle' || options.includes(window.during)
      ? []
      : [
          fault(
            'E137',
            `${entity.name}.${name}.window`,
            window.during,
            `A window is open during one of: ${options.join(', ')}.`,
          ),
        ]),
  ]
}
