import { statesOf, type Entity, type Field } from '../entity.ts'
import { publishedState } from '../versions.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** What an entity whose records are versions is told about fields. */
export function versionFaults(entity: Entity): readonly Fault[] {
  const { versions } = entity
  if (!versions) return []
  const { number, from, anew = [] } = versions
  return [
    ...noFields('E168', entity, 'versions', [number, from, ...anew]),
    ...such(entity, number, ({ name }) => entity.unique?.includes(name) === true, 'A version has a `unique` number.'),
    ...such(entity, from, ({ kind }) => kind === 'date', 'A version counts from a date().'),
    ...anew.flatMap((name) =>
      such(entity, name, ({ optional }) => optional, 'What a new version leaves empty must be optional.'),
    ),
    ...(statesOf(entity)?.options?.includes(publishedState)
      ? []
      : [
          fault(
            'E169',
            `${entity.name}.versions`,
            'states',
            `Versions have states(), \`${publishedState}\` among them.`,
          ),
        ]),
  ]
}

const such = (entity: Entity, name: string, holds: (field: Field) => boolean, hint: string): readonly Fault[] =>
  entity.fields[name] && !holds(entity.fields[name])
    ? [fault('E169', `${entity.name}.versions`, `${name} (${entity.fields[name].kind})`, hint)]
    : []
