// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { pricePlan } from '../../entities/price-plan.ts'
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

export function pricePlanRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/price-plan', listRecords(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan', createRecord(app, pricePlan))
  app.put('/api/v1/authorized/tenants/:tenant/price-plan/order', reorderRecords(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/deletions', deleteRecords(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/purges', purgeRecords(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/edits', editRecords(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/restorations', restoreRecords(app, pricePlan))
  app.get('/api/v1/authorized/tenants/:tenant/price-plan/:id', readRecord(app, pricePlan))
  app.put('/api/v1/authorized/tenants/:tenant/price-plan/:id', updateRecord(app, pricePlan))
  app.delete('/api/v1/authorized/tenants/:tenant/price-plan/:id', deleteRecord(app, pricePlan))
  app.get('/api/v1/authorized/tenants/:tenant/price-plan/:id/revisions', listRevisions(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/:id/restorations', restoreRecord(app, pricePlan))
  app.get('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft', readDraft(app, pricePlan))
  app.put('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft', saveDraft(app, pricePlan))
  app.delete('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft', discardDraft(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft/restorations', restoreDraft(app, pricePlan))
  app.post('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft/publications', publishDraft(app, pricePlan))
  app.put('/api/v1/authorized/tenants/:tenant/price-plan/:id/draft/schedule', scheduleDraft(app, pricePlan))
}
