// Generated from the modules of entities/installation.ts. To change it, edit that and run `npm run generate`.
import { notifications as inquiries } from './inquiries/notifications.ts'
import { notifications as shop } from './shop/notifications.ts'
import { notifications as events } from './events/notifications.ts'

/** What people are notified of by modules. */
export const notifications = { ...inquiries, ...shop, ...events }
