// Generated from entities/link.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { link } from '../../entities/link.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  editRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readAvailability,
  readRecord,
  reorderRecords,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function linkRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/link', listRecords(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link', createRecord(app, link))
  app.put('/api/v1/authorized/tenants/:tenant/link/order', reorderRecords(app, link))
  app.get('/api/v1/authorized/tenants/:tenant/link/availability', readAvailability(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link/deletions', deleteRecords(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link/purges', purgeRecords(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link/edits', editRecords(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link/restorations', restoreRecords(app, link))
  app.get('/api/v1/authorized/tenants/:tenant/link/:id', readRecord(app, link))
  app.put('/api/v1/authorized/tenants/:tenant/link/:id', updateRecord(app, link))
  app.delete('/api/v1/authorized/tenants/:tenant/link/:id', deleteRecord(app, link))
  app.get('/api/v1/authorized/tenants/:tenant/link/:id/revisions', listRevisions(app, link))
  app.post('/api/v1/authorized/tenants/:tenant/link/:id/restorations', restoreRecord(app, link))
}
