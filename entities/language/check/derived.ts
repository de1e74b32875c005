import type { Entity } from '../entity.ts'
import type { Field } from '../field-kind.ts'
import { derivationsInOrder, inputField } from '../input/derive.ts'
import { sitesWithField } from '../site-fields.ts'
import { fault, unknownFields, type CheckContext, type Fault } from './fault.ts'

/** Checks what is derived: that it is of fields there are, goes in no circle, and that nobody is to fill it in. */
export const derivedFaults = (
  entity: Entity,
  entities: readonly Entity[],
  { unread = [] }: CheckContext,
): readonly Fault[] => [
  ...unknownFields('E240', entity, 'derived', Object.keys(entity.derived ?? {})),
  ...derivationsInOrder(entity)
    .filter(([name]) => entity.fields[name])
    .flatMap(([name, { from }]) => [
      ...(from.length === 0
        ? [
            fault(
              'E241',
              placeOf(entity, name),
              from,
              'What follows from nothing is no derived value: use `initially`.',
            ),
          ]
        : []),
      ...from.flatMap((path) => inputFaults(entity, name, path, entities, unread)),
      ...circleFaults(entity, name),
      ...siteFaults(entity, name, from),
      ...publicFaults(entity, name, from, entities),
      ...filledInFaults(entity, entity.fields[name]!),
      ...functionFaults(entity, name, entities),
    ]),
]

const placeOf = (entity: Entity, name: string): string => `${entity.name}.derived.${name}`

function inputFaults(
  entity: Entity,
  name: string,
  path: string,
  entities: readonly Entity[],
  unread: readonly string[],
): readonly Fault[] {
  const at = placeOf(entity, name)
  const own = inputField(path)
  const field = entity.fields[own]
  if (!field) return unknownFields('E240', entity, `derived.${name}`, [own])
  if (own === entity.reorder)
    return [fault('E241', at, path, 'The order made by hand changes without a write of the record.')]
  if (own === path)
    return entity.derived![name]!.from.some((other) => other.startsWith(`${own}.`))
      ? [fault('E241', at, path, 'Take the reference itself or fields of what it names, not both.')]
      : []
  if (field.kind !== 'reference')
    return [fault('E241', at, path, 'Only a reference() leads to the fields of another record.')]
  const target = entities.find((each) => each.name === field.to)
  if (unread.includes(field.to!)) return []
  const part = path.slice(own.length + 1)
  return !target || target.fields[part]
    ? []
    : [fault('E240', at, path, `Name a field of ${target.name}: ${Object.keys(target.fields).join(', ')}.`)]
}

function circleFaults(entity: Entity, name: string): readonly Fault[] {
  const reached = new Set<string>()
  const follow = (each: string): void =>
    (entity.derived?.[each]?.from ?? []).map(inputField).forEach((input) => {
      if (reached.has(input)) return
      reached.add(input)
      follow(input)
    })
  follow(name)
  return reached.has(name)
    ? [fault('E242', placeOf(entity, name), [...reached].join(' → '), 'It is derived from itself.')]
    : []
}

/** A site that has a derived field without what it is made of never sees a value there. */
const siteFaults = (entity: Entity, name: string, from: readonly string[]): readonly Fault[] =>
  [...new Set(from.map(inputField))]
    .filter((input) => entity.fields[input] && !entity.fields[input].optional)
    .flatMap((input) => {
      const having: readonly string[] = sitesWithField(entity, input)
      return sitesWithField(entity, name)
        .filter((site) => !having.includes(site))
        .map((site) =>
          fault(
            'E243',
            placeOf(entity, name),
            `${input} at ${site}`,
            'The site has the field but not what it is derived from.',
          ),
        )
    })

/** What follows from personal data tells of it. */
function publicFaults(
  entity: Entity,
  name: string,
  from: readonly string[],
  entities: readonly Entity[],
): readonly Fault[] {
  if (!entity.public?.fields.includes(name)) return []
  const isPersonal = (path: string): boolean => {
    const own = entity.fields[inputField(path)]
    const target = entities.find((each) => each.name === own?.to)
    const deeper = entity.derived?.[path]?.from ?? []
    return (own?.personal ?? target?.fields[path.split('.')[1] ?? '']?.personal ?? false) || deeper.some(isPersonal)
  }
  return circleFaults(entity, name).length > 0
    ? []
    : from
        .filter(isPersonal)
        .map((path) =>
          fault('E244', placeOf(entity, name), path, 'It is personal, and the public would see what follows from it.'),
        )
}

/** The lists of a declaration that have a field filled in by somebody or something else. */
function filledInFaults(entity: Entity, { name, kind, initially }: Field): readonly Fault[] {
  const { create, edit, reorder, timestamps, onEnter } = entity
  const inForm = (form: Entity['create'] | Entity['edit']) => (Array.isArray(form) ? (form as readonly string[]) : [])
  const named = ['staffFields', 'quickEdit', 'fixed', 'recorded', 'counted', 'confirmOnChange'] as const
  const lists: Readonly<Record<string, readonly string[] | undefined>> = {
    create: inForm(create),
    edit: inForm(edit),
    ...Object.fromEntries(named.map((list) => [list, entity[list]])),
    reorder: reorder === undefined ? [] : [reorder],
    timestamps: Object.values(timestamps ?? {}).flat(),
    onEnter: Object.values(onEnter ?? {}).flatMap(Object.keys),
    initially: initially === undefined ? [] : [name],
    states: kind === 'states' ? [name] : [],
  }
  return Object.entries(lists)
    .filter(([, names = []]) => names.includes(name))
    .map(([list]) =>
      fault('E245', placeOf(entity, name), list, 'Its value follows from others: nobody and nothing else sets it.'),
    )
}

/**
 * Runs the function with an example of each input. A name that is not there, such as one that nobody imported, would
 * refuse every write; and a promise is no value.
 */
function functionFaults(entity: Entity, name: string, entities: readonly Entity[]): readonly Fault[] {
  const inputs: Record<string, unknown> = {}
  for (const path of entity.derived![name]!.from) {
    const field = entity.fields[inputField(path)]
    if (!field) return []
    if (inputField(path) === path) inputs[path] = exampleOf(field)
    else {
      const target = entities.find((each) => each.name === field.to)?.fields[path.split('.')[1] ?? '']
      const others = inputs[field.name] as Readonly<Record<string, unknown>> | undefined
      inputs[field.name] = { ...others, ...(target && { [target.name]: exampleOf(target) }) }
    }
  }
  const hint = 'The function is pure: import what it calls, and return the value itself.'
  try {
    const value: unknown = entity.derived![name]!.value(inputs)
    return value instanceof Promise ? [fault('E246', placeOf(entity, name), 'a promise', hint)] : []
  } catch (error) {
    return error instanceof ReferenceError ? [fault('E246', placeOf(entity, name), error.message, hint)] : []
  }
}

/** A value of the type of a field. */
function exampleOf({ kind, storage, options }: Field): unknown {
  if (kind === 'toggle') return true
  if (storage === 'integer') return 1
  if (storage === 'json') return []
  return options?.[0] ?? (kind === 'date' ? '2026-01-01' : kind === 'date-time' ? '2026-01-01T00:00:00.000Z' : '1')
}
