import { statesOf, type Entity } from '../entity.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** Working fields, what is noted when a state is entered and the states that wait. */
export const workingFaults = (entity: Entity): readonly Fault[] => [
  ...noFields('E160', entity, 'working', entity.working ?? []),
  ...(entity.working && entity.edit
    ? [
        fault(
          'E161',
          `${entity.name}.working`,
          entity.working,
          'What has a form is edited there; leave out `working` or `edit`.',
        ),
      ]
    : []),
  ...(entity.working ?? [])
    .filter((name) => entity.fields[name]?.kind === 'states')
    .map((name) =>
      fault('E161', `${entity.name}.working`, name, 'A state is changed by its transitions, never filled in.'),
    ),
  ...stateNames(entity, 'entering', Object.keys(entity.entering ?? {})),
  ...Object.values(entity.entering ?? {}).flatMap((values) =>
    noFields('E163', entity, 'entering', Object.keys(values)),
  ),
  ...stateNames(entity, 'stamps', Object.keys(entity.stamps ?? {})),
  ...stateNames(entity, 'waiting', entity.waiting ?? []),
  ...Object.values(entity.stamps ?? {}).flatMap((names) => stampFaults(entity, names)),
]

const stateNames = (
  entity: Entity,
  word: 'stamps' | 'entering' | 'waiting',
  names: readonly string[],
): readonly Fault[] => {
  const known = statesOf(entity)?.options ?? []
  const hint = known.length > 0 ? `Name some of: ${known.join(', ')}.` : 'The entity has no states().'
  return names
    .filter((name) => !known.includes(name))
    .map((name) => fault('E162', `${entity.name}.${word}`, name, hint))
}

const stampable = ['date-time', 'date', 'account']

const stampFaults = (entity: Entity, names: readonly string[]): readonly Fault[] => [
  ...noFields('E163', entity, 'stamps', names),
  ...names
    .flatMap((name) => entity.fields[name] ?? [])
    .filter(({ kind }) => !stampable.includes(kind))
    .map(({ name, kind }) =>
      fault('E163', `${entity.name}.stamps`, `${name} (${kind})`, 'Only a moment, a day or an account can be noted.'),
    ),
]
