import { titleOf, type Entity } from '../../../entities/language/entity.ts'

/** Whether a record has words of its own to be called by; the tenant's only record, and one that only points at others, has none. */
export const hasTitle = (entity: Entity): boolean =>
  entity.edit !== 'single' && ['text', 'long-text'].includes(entity.fields[titleOf(entity)]?.kind ?? '')
