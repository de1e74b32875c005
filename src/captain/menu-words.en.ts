import type { Names } from './entity-names.ts'

/** What entities are called, without the other words of their files. */
export const names = import.meta.glob<Names>('../../locales/en/entities/*.json', {
  query: '?names',
  import: 'default',
  eager: true,
})
