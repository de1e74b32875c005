import type { Entity } from '../../../entities/language/entity.ts'
import { coveringEntities, entitiesOfEveryKind, provingEntities } from '../../covering-entities.ts'
import { namedEntities, runsLong } from '../../extent.ts'
import { onPostgres } from './database.ts'

/**
 * The entities that the shared suites take. PostgreSQL differs by what a statement is made of, not by whose it is, and is
 * slower: there those that cover all, and in `npm test` those that have every kind of field. What their lists ask of it is explained for all: `test/postgres/plans.test.ts`.
 */
export const suiteEntities: readonly Entity[] =
  onPostgres && namedEntities.length === 0 ? (runsLong ? coveringEntities : entitiesOfEveryKind) : provingEntities
