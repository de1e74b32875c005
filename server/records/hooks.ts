import type { Entity } from '../../entities/language/entity.ts'
import { entityHooks } from '../entities/index.ts'
import type { EntityHooks } from './entity-hooks.ts'

const noHooks: EntityHooks = {}

export const hooksOf = ({ name }: Entity): EntityHooks =>
  Object.hasOwn(entityHooks, name) ? entityHooks[name]! : noHooks

/** The names of the entities that have a policy hook. */
export const entitiesWithPolicy = (): readonly string[] =>
  Object.keys(entityHooks).filter((name) => entityHooks[name]!.policy)
