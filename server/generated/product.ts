// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { product } from '../../entities/shop/product.ts'
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
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function productRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/product', listRecords(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product', createRecord(app, product))
  app.put('/api/v1/authorized/tenants/:tenant/product/order', reorderRecords(app, product))
  app.get('/api/v1/authorized/tenants/:tenant/product/availability', readAvailability(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/deletions', deleteRecords(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/purges', purgeRecords(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/edits', editRecords(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/transitions', transitionRecords(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/restorations', restoreRecords(app, product))
  app.get('/api/v1/authorized/tenants/:tenant/product/:id', readRecord(app, product))
  app.put('/api/v1/authorized/tenants/:tenant/product/:id', updateRecord(app, product))
  app.delete('/api/v1/authorized/tenants/:tenant/product/:id', deleteRecord(app, product))
  app.get('/api/v1/authorized/tenants/:tenant/product/:id/revisions', listRevisions(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/:id/transitions', transitionRecord(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/:id/restorations', restoreRecord(app, product))
  app.get('/api/v1/authorized/tenants/:tenant/product/:id/draft', readDraft(app, product))
  app.put('/api/v1/authorized/tenants/:tenant/product/:id/draft', saveDraft(app, product))
  app.delete('/api/v1/authorized/tenants/:tenant/product/:id/draft', discardDraft(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/:id/draft/restorations', restoreDraft(app, product))
  app.post('/api/v1/authorized/tenants/:tenant/product/:id/draft/publications', publishDraft(app, product))
  app.put('/api/v1/authorized/tenants/:tenant/product/:id/draft/schedule', scheduleDraft(app, product))
}
