// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { circle } from '../../entities/circle.ts'
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
  restoreDraft,
  restoreRecord,
  restoreRecords,
  saveDraft,
  scheduleDraft,
  updateRecord,
} from '../kernel/crud/index.ts'

export function circleRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/circle', listRecords(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle', createRecord(app, circle))
  app.get('/api/v1/authorized/tenants/:tenant/circle/availability', readAvailability(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/deletions', deleteRecords(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/purges', purgeRecords(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/edits', editRecords(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/restorations', restoreRecords(app, circle))
  app.get('/api/v1/authorized/tenants/:tenant/circle/:id', readRecord(app, circle))
  app.put('/api/v1/authorized/tenants/:tenant/circle/:id', updateRecord(app, circle))
  app.delete('/api/v1/authorized/tenants/:tenant/circle/:id', deleteRecord(app, circle))
  app.get('/api/v1/authorized/tenants/:tenant/circle/:id/revisions', listRevisions(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/:id/restorations', restoreRecord(app, circle))
  app.get('/api/v1/authorized/tenants/:tenant/circle/:id/draft', readDraft(app, circle))
  app.put('/api/v1/authorized/tenants/:tenant/circle/:id/draft', saveDraft(app, circle))
  app.delete('/api/v1/authorized/tenants/:tenant/circle/:id/draft', discardDraft(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/:id/draft/restorations', restoreDraft(app, circle))
  app.post('/api/v1/authorized/tenants/:tenant/circle/:id/draft/publications', publishDraft(app, circle))
  app.put('/api/v1/authorized/tenants/:tenant/circle/:id/draft/schedule', scheduleDraft(app, circle))
}
