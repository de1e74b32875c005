// Generated from entities/food.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { food } from '../../entities/food.ts'
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

export function foodRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/food', listRecords(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food', createRecord(app, food))
  app.put('/api/v1/authorized/tenants/:tenant/food/order', reorderRecords(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/deletions', deleteRecords(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/purges', purgeRecords(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/edits', editRecords(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/restorations', restoreRecords(app, food))
  app.get('/api/v1/authorized/tenants/:tenant/food/:id', readRecord(app, food))
  app.put('/api/v1/authorized/tenants/:tenant/food/:id', updateRecord(app, food))
  app.delete('/api/v1/authorized/tenants/:tenant/food/:id', deleteRecord(app, food))
  app.get('/api/v1/authorized/tenants/:tenant/food/:id/revisions', listRevisions(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/:id/restorations', restoreRecord(app, food))
  app.get('/api/v1/authorized/tenants/:tenant/food/:id/draft', readDraft(app, food))
  app.put('/api/v1/authorized/tenants/:tenant/food/:id/draft', saveDraft(app, food))
  app.delete('/api/v1/authorized/tenants/:tenant/food/:id/draft', discardDraft(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/:id/draft/restorations', restoreDraft(app, food))
  app.post('/api/v1/authorized/tenants/:tenant/food/:id/draft/publications', publishDraft(app, food))
  app.put('/api/v1/authorized/tenants/:tenant/food/:id/draft/schedule', scheduleDraft(app, food))
}
