import type { Entity } from '../../entities/entity.ts'
import { behaviour } from '../entities/index.ts'
import type { EntityHooks } from './entity-hooks.ts'

const none: EntityHooks = {}

export const hooksOf = ({ name }: Entity): EntityHooks => (Object.hasOwn(behaviour, name) ? behaviour[name]! : none)

/** The entities whose records are written under a policy. */
export const entitiesWithPolicy = (): readonly string[] =>
  Object.keys(behaviour).filter((name) => behaviour[name]!.policy)
