import type { ModuleLinks } from '../../public/module.ts'

export const links: ModuleLinks = {
  legal: [
    ['privacyPolicy', '/privacy-policy'],
    ['termOfService', '/term-of-service'],
    ['tokusho', '/tokusho'],
  ],
}
