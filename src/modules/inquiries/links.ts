import type { ModuleLinks } from '../../public/module.ts'

export const links: ModuleLinks = { contact: [['contact', '/contact']] }
