// Generated from the modules of entities/installation.ts. To change it, edit that and run `npm run generate`.
import { emails as inquiries } from './inquiries/emails.ts'
import { emails as shop } from './shop/emails.ts'
import { emails as events } from './events/emails.ts'

/** The emails to customers whose words a tenant may change, of every module that writes any. */
export const emails = { ...inquiries, ...shop, ...events }
