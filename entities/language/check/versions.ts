import { statesOf, type Entity, type Field } from '../entity.ts'
import { publishedState } from '../declaration/versions.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks the fields that `versions` refers to. */
export function versionFaults(entity: Entity): readonly Fault[] {
  const { versions } = entity
  if (!versions) return []
  const { number, from, notCopied = [] } = versions
  return [
    ...unknownFields('E168', entity, 'versions', [number, from, ...notCopied]),
    ...requirementFaults(
      entity,
      number,
      ({ name }) => entity.unique?.includes(name) === true,
      'A version has a `unique` number.',
    ),
    ...requirementFaults(entity, from, ({ kind }) => kind === 'date', 'A version counts from a date().'),
    ...notCopied.flatMap((name) =>
      requirementFaults(entity, name, ({ optional }) => optional, 'What a new version leaves empty must be optional.'),
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

const requirementFaults = (
  entity: Entity,
  name: string,
  holds: (field: Field) => boolean,
  hint: string,
): readonly Fault[] =>
  entity.fields[name] && !holds(entity.fields[name])
    ? [fault('E169', `${entity.name}.versions`, `${name} (${entity.fields[name].kind})`, hint)]
    : []
