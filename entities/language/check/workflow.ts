import { statesOf, type Entity } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'
import { unsuitableFieldFaults } from './unsuitable-fields.ts'
import { referenceFieldsOf } from '../derived/reference-fields.ts'

/** Checks the staff fields, the timestamps of states, the states that need action, and what is announced. */
export const workflowFaults = (entity: Entity): readonly Fault[] => [
  ...unknownFields('E160', entity, 'staffFields', entity.staffFields ?? []),
  ...(entity.staffFields && entity.edit
    ? [
        fault(
          'E161',
          `${entity.name}.staffFields`,
          entity.staffFields,
          'What has a form is edited there; leave out `staffFields` or `edit`.',
        ),
      ]
    : []),
  ...(entity.staffFields ?? [])
    .filter((name) => entity.fields[name]?.kind === 'states')
    .map((name) =>
      fault('E161', `${entity.name}.staffFields`, name, 'A state is changed by its transitions, never filled in.'),
    ),
  ...stateNameFaults(entity, 'onEnter', Object.keys(entity.onEnter ?? {})),
  ...Object.values(entity.onEnter ?? {}).flatMap((values) =>
    unknownFields('E163', entity, 'onEnter', Object.keys(values)),
  ),
  ...stateNameFaults(entity, 'timestamps', Object.keys(entity.timestamps ?? {})),
  ...stateNameFaults(entity, 'waiting', entity.waiting ?? []),
  ...(entity.steps ?? [])
    .filter(({ from, to }) => !statesOf(entity)?.transitions?.[from]?.includes(to))
    .map(({ from, to }) => fault('E162', `${entity.name}.steps`, `${from} → ${to}`, 'A step is a transition.')),
  ...unsuitableFieldFaults(
    entity,
    'announces',
    entity.announces ? [entity.announces.by] : [],
    'E183',
    ({ storage, personal }) => storage === 'text' && !personal,
    'Notifications and mails show it: name a text that is not personal, such as a number.',
  ),
  ...stateNameFaults(entity, 'suggestions', Object.keys(entity.suggestions ?? {})),
  ...Object.values(entity.suggestions ?? {}).flatMap((suggested) =>
    unknownFields('E163', entity, 'suggestions', [
      ...Object.keys(suggested),
      ...Object.values(suggested).filter((source) => source !== 'today'),
    ]),
  ),
  ...stateNameFaults(entity, 'prompts', Object.keys(entity.prompts ?? {})),
  ...Object.values(entity.prompts ?? {})
    .flat()
    .filter((name) => !entity.staffFields?.includes(name))
    .map((name) => fault('E163', `${entity.name}.prompts`, name, 'Only staff fields are asked for.')),
  ...Object.values(entity.timestamps ?? {}).flatMap((names) => timestampFaults(entity, names)),
]

const stateNameFaults = (
  entity: Entity,
  key: 'timestamps' | 'onEnter' | 'waiting' | 'suggestions' | 'prompts',
  names: readonly string[],
): readonly Fault[] => {
  const states = statesOf(entity)?.options ?? []
  const hint = states.length > 0 ? `Name some of: ${states.join(', ')}.` : 'The entity has no states().'
  return names
    .filter((name) => !states.includes(name))
    .map((name) => fault('E162', `${entity.name}.${key}`, name, hint))
}

const timestampKinds = ['date-time', 'date', 'account']

const timestampFaults = (entity: Entity, names: readonly string[]): readonly Fault[] => [
  ...unknownFields('E163', entity, 'timestamps', names),
  ...names
    .flatMap((name) => entity.fields[name] ?? [])
    .filter(({ kind }) => !timestampKinds.includes(kind))
    .map(({ name, kind }) =>
      fault(
        'E163',
        `${entity.name}.timestamps`,
        `${name} (${kind})`,
        'Only a moment, a day or an account can be noted.',
      ),
    ),
]

/** Checks that what moves with a record references it, and that its own states allow the move. */
export const cascadeFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.cascades ?? {}).flatMap(([state, cascades]) => {
    const known = statesOf(entity)?.options?.includes(state)
    return [
      ...(known ? [] : [fault('E162', `${entity.name}.cascades`, state, 'Name a state of the entity.')]),
      ...cascades.flatMap(({ entity: moved, field, from, to }) => {
        const at = `${entity.name}.cascades.${state}`
        const references = referenceFieldsOf(moved).some(
          (each) => each.field === field && !each.part && !each.many && each.to === entity.name,
        )
        const transitions = statesOf(moved)?.transitions ?? {}
        return [
          ...(references ? [] : [fault('E179', at, `${moved.name}.${field}`, 'Name a reference() that points here.')]),
          ...from
            .filter((each) => !transitions[each]?.includes(to))
            .map((each) => fault('E179', at, `${moved.name}: ${each} → ${to}`, 'Name a transition of its states().')),
        ]
      }),
    ]
  })
