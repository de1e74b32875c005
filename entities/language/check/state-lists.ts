import type { Entity } from '../entity.ts'
import { fault, unknownFields, type Fault } from './fault.ts'

/** Checks a map of fields to the states in which something is forbidden. */
export const stateListFaults = (entity: Entity, word: 'undeletable' | 'locked'): readonly Fault[] =>
  Object.entries(entity[word] ?? {}).flatMap(([name, values]) => {
    const options = entity.fields[name]?.options
    if (!options)
      return [
        ...unknownFields('E150', entity, word, [name]),
        ...(entity.fields[name] ? [fault('E157', `${entity.name}.${word}`, name, 'Name a choice or the states.')] : []),
      ]
    return (values ?? [])
      .filter((value) => !options.includes(value))
      .map((value) => fault('E157', `${entity.name}.${word}.${name}`, value, `Name some of: ${options.join(', ')}.`))
  })
