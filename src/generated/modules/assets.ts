// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import { assets as companySite } from '../../modules/company-site/assets.ts'
import { assets as legal } from '../../modules/legal/assets.ts'
import { assets as inquiries } from '../../modules/inquiries/assets.ts'
import { assets as frame } from '../../public/assets.ts'

export const assets = { ...companySite, ...legal, ...inquiries, ...frame }
