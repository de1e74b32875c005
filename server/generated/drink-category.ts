// Generated from entities/drink-category.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { drinkCategory } from '../../entities/drink-category.ts'
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

export function drinkCategoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/drink-category', listRecords(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category', createRecord(app, drinkCategory))
  app.put('/api/v1/authorized/tenants/:tenant/drink-category/order', reorderRecords(app, drinkCategory))
  app.get('/api/v1/authorized/tenants/:tenant/drink-category/availability', readAvailability(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category/deletions', deleteRecords(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category/purges', purgeRecords(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category/edits', editRecords(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category/restorations', restoreRecords(app, drinkCategory))
  app.get('/api/v1/authorized/tenants/:tenant/drink-category/:id', readRecord(app, drinkCategory))
  app.put('/api/v1/authorized/tenants/:tenant/drink-category/:id', updateRecord(app, drinkCategory))
  app.delete('/api/v1/authorized/tenants/:tenant/drink-category/:id', deleteRecord(app, drinkCategory))
  app.get('/api/v1/authorized/tenants/:tenant/drink-category/:id/revisions', listRevisions(app, drinkCategory))
  app.post('/api/v1/authorized/tenants/:tenant/drink-category/:id/restorations', restoreRecord(app, drinkCategory))
}
