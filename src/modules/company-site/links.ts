import type { ModuleLinks } from '../../public/module.ts'

export const links: ModuleLinks = {
  header: [
    ['services', '/#services'],
    ['article', '/article'],
    ['faq', '/faq'],
  ],
  site: [
    ['services', '/#services'],
    ['article', '/article'],
  ],
  support: [['faq', '/faq']],
}
