// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import { reads as companySite } from '../../modules/company-site/reads.ts'
import { reads as legal } from '../../modules/legal/reads.ts'
import { reads as inquiries } from '../../modules/inquiries/reads.tsx'
import { reads as frame } from '../../public/reads.ts'

export const reads = { ...companySite, ...legal, ...inquiries, ...frame }
