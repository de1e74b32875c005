import type { Entity } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks a map of fields to the states in which something is forbidden. */
export const stateListFaults = (entity: Entity, key: 'undeletable' | 'locked'): readonly Fault[] =>
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
