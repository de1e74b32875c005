// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import type { ModulePages } from '../../public/module.ts'
import { pages as companySite } from '../../modules/company-site/pages.ts'
import { pages as legal } from '../../modules/legal/pages.ts'
import { pages as inquiries } from '../../modules/inquiries/pages.ts'
import { pages as frame } from '../../public/pages.ts'

export const pages: readonly ModulePages[] = [companySite, legal, inquiries, frame]
