import type { Entity } from '../entity.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** The states of a field, in which something is forbidden. */
export const stateFaults = (entity: Entity, word: 'undeletable' | 'locked'): readonly Fault[] =>
  Object.entries(entity[word] ?? {}).flatMap(([name, values]) => {
    const options = entity.fields[name]?.options
    if (!options)
      return [
        ...noFields('E150', entity, word, [name]),
        ...(entity.fields[name] ? [fault('E157', `${entity.name}.${word}`, name, 'Name a choice or the states.')] : []),
      ]
    return (values ?? [])
      .filter((value) => !options.includes(value))
      .map((value) => fault('E157', `${entity.name}.${word}.${name}`, value, `Name some of: ${options.join(', ')}.`))
  })
