// Generated from entities/installation.ts and the folders of src/. To change it, edit that and run `npm run generate`.
import { captainRoutes as companySite } from '../../modules/company-site/captain-routes.tsx'

export const captainRoutes = [...companySite] as const
