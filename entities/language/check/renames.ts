import { fieldOf, type Entity, type Field } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks what `renamedFrom` and `renamedOptions` say of fields, of parts of repeated groups, and of options. */
export const renameFaults = (entity: Entity): readonly Fault[] => [
  ...Object.keys(entity.renamedFrom ?? {}).flatMap((name) => unknownFaults(entity, 'renamedFrom', name)),
  ...Object.entries(entity.renamedFrom ?? {}).flatMap(([name, old]) =>
    old && targetOf(entity, siblingOf(name, old))
      ? [
          fault(
            'E159',
            `${entity.name}.renamedFrom`,
            old,
            'The former name is a field still; a renamed field has only its new one.',
          ),
        ]
      : [],
  ),
  ...sameFormerFaults(
    `${entity.name}.renamedFrom`,
    Object.entries(entity.renamedFrom ?? {}).map(([name, old]) => siblingOf(name, old ?? '')),
  ),
  ...Object.entries(entity.renamedOptions ?? {}).flatMap(([name, options]) =>
    optionFaults(entity, name, Object.entries(options ?? {})),
  ),
]

function optionFaults(
  entity: Entity,
  name: string,
  renames: readonly (readonly [string, string | undefined])[],
): readonly Fault[] {
  const at = `${entity.name}.renamedOptions.${name}`
  const target = targetOf(entity, name)
  if (!target) return unknownFaults(entity, 'renamedOptions', name)
  const { options } = target
  if (!options)
    return [fault('E261', at, target.kind, 'Name a choice(), choices(), or the states; others have no options.')]
  return [
    ...renames
      .filter(([next]) => !options.includes(next))
      .map(([next]) => fault('E261', at, next, `The new name comes first, and is one of: ${options.join(', ')}.`)),
    ...renames
      .filter(([, old]) => old !== undefined && options.includes(old))
      .map(([, old]) =>
        fault('E262', at, old, 'The former name is an option still; a renamed option has only its new one.'),
      ),
    ...sameFormerFaults(
      at,
      renames.map(([, old]) => old ?? ''),
    ),
  ]
}

/** One fault for each former name that two have. */
const sameFormerFaults = (at: string, formers: readonly string[]): readonly Fault[] =>
  [...new Set(formers.filter((old, index) => formers.indexOf(old) !== index))].map((old) =>
    fault('E260', at, old, 'Two have this former name: only one can take over what it had.'),
  )

function unknownFaults(entity: Entity, key: string, name: string): readonly Fault[] {
  if (targetOf(entity, name)) return []
  const [group = '', part] = name.split('.')
  const item = part === undefined ? undefined : entity.fields[group]?.item
  return item
    ? [fault('E150', `${entity.name}.${key}`, name, `Name a part of ${group}: ${Object.keys(item.shape).join(', ')}.`)]
    : unknownFields('E150', entity, key, [name])
}

/** A field, or a part of each row of a repeated group as `group.part`. */
function targetOf(entity: Entity, name: string): Field | undefined {
  const [field = '', part] = name.split('.')
  if (part === undefined) return entity.fields[field]
  const item = entity.fields[field]?.item
  return item && Object.hasOwn(item.shape, part) ? fieldOf(part, item.shape[part]) : undefined
}

/** The former name of a field or part as it would be addressed today: `items.quantity` of `items.amount`. */
const siblingOf = (name: string, old: string): string => name.replace(/[^.]+$/, old)
