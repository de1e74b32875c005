import type { ModulePages } from '../../public/module.ts'

export const pages: ModulePages = {
  words: ['entities/contact'],
  redirects: [{ from: '/inquiry', to: '/contact' }],
  // The receipt number that sending the form redirects with.
  readingQuery: ['/contact/success'],
}
