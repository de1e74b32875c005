import type { Messages } from './words.ts'

/**
 * All translation files, one chunk each. The build fills gaps from the other language (vite.config.ts), so no key is
 * missing. What only the server says is left out.
 */
export const wordFiles = import.meta.glob<Messages>(
  ['../../../locales/*/**/*.json', '!../../../locales/*/{guides,mails}.json'],
  { import: 'default' },
)
