// Generated from entities/play.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { play } from '../../entities/play.ts'
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

export function playRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/play', listRecords(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play', createRecord(app, play))
  app.put('/api/v1/authorized/tenants/:tenant/play/order', reorderRecords(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/deletions', deleteRecords(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/purges', purgeRecords(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/edits', editRecords(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/restorations', restoreRecords(app, play))
  app.get('/api/v1/authorized/tenants/:tenant/play/:id', readRecord(app, play))
  app.put('/api/v1/authorized/tenants/:tenant/play/:id', updateRecord(app, play))
  app.delete('/api/v1/authorized/tenants/:tenant/play/:id', deleteRecord(app, play))
  app.get('/api/v1/authorized/tenants/:tenant/play/:id/revisions', listRevisions(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/:id/restorations', restoreRecord(app, play))
  app.get('/api/v1/authorized/tenants/:tenant/play/:id/draft', readDraft(app, play))
  app.put('/api/v1/authorized/tenants/:tenant/play/:id/draft', saveDraft(app, play))
  app.delete('/api/v1/authorized/tenants/:tenant/play/:id/draft', discardDraft(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/:id/draft/restorations', restoreDraft(app, play))
  app.post('/api/v1/authorized/tenants/:tenant/play/:id/draft/publications', publishDraft(app, play))
  app.put('/api/v1/authorized/tenants/:tenant/play/:id/draft/schedule', scheduleDraft(app, play))
}
