import type { Entity } from '../entity.ts'
import { noFields, type Fault } from './fault.ts'

/** What wants attention looks at fields. */
export const alertFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.alerts ?? {}).flatMap(([name, { at, of }]) =>
    noFields('E170', entity, `alerts ${name}`, [...new Set([at, ...of])]),
  )
