import type { Messages } from './words.ts'

/** Every file of words, one chunk each; the build lays the other language's words under it (vite.config.ts), so none is missing. */
export const wordFiles = import.meta.glob<Messages>('../../../locales/*/**/*.json', { import: 'default' })
