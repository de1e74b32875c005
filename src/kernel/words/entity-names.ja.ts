import type { EntityNames } from './entity-names.ts'

/** Only the names from the entities' translation files, without their other texts. */
export const entityNames = import.meta.glob<EntityNames>('../../../locales/ja/entities/*.json', {
  query: '?names',
  import: 'default',
  eager: true,
})
