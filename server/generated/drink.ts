// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { drink } from '../../entities/drink.ts'
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

export function drinkRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/drink', listRecords(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink', createRecord(app, drink))
  app.put('/api/v1/authorized/tenants/:tenant/drink/order', reorderRecords(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/deletions', deleteRecords(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/purges', purgeRecords(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/edits', editRecords(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/restorations', restoreRecords(app, drink))
  app.get('/api/v1/authorized/tenants/:tenant/drink/:id', readRecord(app, drink))
  app.put('/api/v1/authorized/tenants/:tenant/drink/:id', updateRecord(app, drink))
  app.delete('/api/v1/authorized/tenants/:tenant/drink/:id', deleteRecord(app, drink))
  app.get('/api/v1/authorized/tenants/:tenant/drink/:id/revisions', listRevisions(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/:id/restorations', restoreRecord(app, drink))
  app.get('/api/v1/authorized/tenants/:tenant/drink/:id/draft', readDraft(app, drink))
  app.put('/api/v1/authorized/tenants/:tenant/drink/:id/draft', saveDraft(app, drink))
  app.delete('/api/v1/authorized/tenants/:tenant/drink/:id/draft', discardDraft(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/:id/draft/restorations', restoreDraft(app, drink))
  app.post('/api/v1/authorized/tenants/:tenant/drink/:id/draft/publications', publishDraft(app, drink))
  app.put('/api/v1/authorized/tenants/:tenant/drink/:id/draft/schedule', scheduleDraft(app, drink))
}
