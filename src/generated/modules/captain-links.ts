// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import type { CaptainLink } from '../../captain/navigation/captain-link.ts'
import { captainLinks as companySite } from '../../modules/company-site/captain-links.ts'

export const captainLinks: readonly CaptainLink[] = [...companySite]
