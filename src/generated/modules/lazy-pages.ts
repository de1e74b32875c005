// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import { lazyPages as companySite } from '../../modules/company-site/lazy-pages.ts'

export const lazyPages = { ...companySite }
