import { titleOf, type Entity } from '../../../entities/language/entity.ts'

/**
 * Whether a record has a title text of its own. The tenant's only record, and one that merely references others, has
 * none.
 */
export const hasTitle = (entity: Entity): boolean =>
  entity.edit !== 'single' && ['text', 'long-text'].includes(entity.fields[titleOf(entity)]?.kind ?? '')
