// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import { routes as companySite } from '../../modules/company-site/routes.tsx'
import { routes as legal } from '../../modules/legal/routes.tsx'
import { routes as inquiries } from '../../modules/inquiries/routes.tsx'
import { routes as frame } from '../../public/routes.tsx'

export const routes = [...companySite, ...legal, ...inquiries, ...frame] as const
