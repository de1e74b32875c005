import type { Messages } from './words.ts'

/**
 * All translation files of the language, one chunk each. The build fills gaps from the other language (words-plugin.ts).
 * What only the server says is left out.
 */
export const wordFiles = import.meta.glob<Messages>(
  ['../../../locales/ja/**/*.json', '!../../../locales/ja/{guides,mails,modules/*}.json'],
  { import: 'default' },
)
