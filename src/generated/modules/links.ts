// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import type { ModuleLinks } from '../../public/module.ts'
import { links as companySite } from '../../modules/company-site/links.ts'
import { links as legal } from '../../modules/legal/links.ts'
import { links as inquiries } from '../../modules/inquiries/links.ts'

export const links: readonly ModuleLinks[] = [companySite, legal, inquiries]
