import type { EntityNames } from './entity-names.ts'

/** What entities are called, without the other words of their files. */
export const entityNames = import.meta.glob<EntityNames>('../../../locales/en/entities/*.json', {
  query: '?names',
  import: 'default',
  eager: true,
})
