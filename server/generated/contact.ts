// Generated from entities/inquiries/contact.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { contact } from '../../entities/inquiries/contact.ts'
import {
  amendRecord,
  editRecords,
  listRecords,
  listRevisions,
  readRecord,
  restoreRecord,
  restoreRecords,
  transitionRecord,
  transitionRecords,
} from '../kernel/crud/index.ts'

export function contactRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/contact', listRecords(app, contact))
  app.post('/api/v1/authorized/tenants/:tenant/contact/edits', editRecords(app, contact))
  app.post('/api/v1/authorized/tenants/:tenant/contact/transitions', transitionRecords(app, contact))
  app.post('/api/v1/authorized/tenants/:tenant/contact/restorations', restoreRecords(app, contact))
  app.get('/api/v1/authorized/tenants/:tenant/contact/:id', readRecord(app, contact))
  app.patch('/api/v1/authorized/tenants/:tenant/contact/:id', amendRecord(app, contact))
  app.get('/api/v1/authorized/tenants/:tenant/contact/:id/revisions', listRevisions(app, contact))
  app.post('/api/v1/authorized/tenants/:tenant/contact/:id/transitions', transitionRecord(app, contact))
  app.post('/api/v1/authorized/tenants/:tenant/contact/:id/restorations', restoreRecord(app, contact))
}
