// Generated from entities/service.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { service } from '../../entities/service.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  discardDraft,
  editRecords,
  listRecords,
  listRevisions,
  publishDraft,
  purgeRecords,
  readAvailability,
  readDraft,
  readRecord,
  reorderRecords,
  restoreDraft,
  restoreRecord,
  restoreRecords,
  saveDraft,
  scheduleDraft,
  updateRecord,
} from '../kernel/crud/index.ts'

export function serviceRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/service', listRecords(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service', createRecord(app, service))
  app.put('/api/v1/authorized/tenants/:tenant/service/order', reorderRecords(app, service))
  app.get('/api/v1/authorized/tenants/:tenant/service/availability', readAvailability(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/deletions', deleteRecords(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/purges', purgeRecords(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/edits', editRecords(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/restorations', restoreRecords(app, service))
  app.get('/api/v1/authorized/tenants/:tenant/service/:id', readRecord(app, service))
  app.put('/api/v1/authorized/tenants/:tenant/service/:id', updateRecord(app, service))
  app.delete('/api/v1/authorized/tenants/:tenant/service/:id', deleteRecord(app, service))
  app.get('/api/v1/authorized/tenants/:tenant/service/:id/revisions', listRevisions(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/:id/restorations', restoreRecord(app, service))
  app.get('/api/v1/authorized/tenants/:tenant/service/:id/draft', readDraft(app, service))
  app.put('/api/v1/authorized/tenants/:tenant/service/:id/draft', saveDraft(app, service))
  app.delete('/api/v1/authorized/tenants/:tenant/service/:id/draft', discardDraft(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/:id/draft/restorations', restoreDraft(app, service))
  app.post('/api/v1/authorized/tenants/:tenant/service/:id/draft/publications', publishDraft(app, service))
  app.put('/api/v1/authorized/tenants/:tenant/service/:id/draft/schedule', scheduleDraft(app, service))
}
