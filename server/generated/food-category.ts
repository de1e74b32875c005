// Generated from entities/food-category.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { foodCategory } from '../../entities/food-category.ts'
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

export function foodCategoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/food-category', listRecords(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category', createRecord(app, foodCategory))
  app.put('/api/v1/authorized/tenants/:tenant/food-category/order', reorderRecords(app, foodCategory))
  app.get('/api/v1/authorized/tenants/:tenant/food-category/availability', readAvailability(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category/deletions', deleteRecords(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category/purges', purgeRecords(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category/edits', editRecords(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category/restorations', restoreRecords(app, foodCategory))
  app.get('/api/v1/authorized/tenants/:tenant/food-category/:id', readRecord(app, foodCategory))
  app.put('/api/v1/authorized/tenants/:tenant/food-category/:id', updateRecord(app, foodCategory))
  app.delete('/api/v1/authorized/tenants/:tenant/food-category/:id', deleteRecord(app, foodCategory))
  app.get('/api/v1/authorized/tenants/:tenant/food-category/:id/revisions', listRevisions(app, foodCategory))
  app.post('/api/v1/authorized/tenants/:tenant/food-category/:id/restorations', restoreRecord(app, foodCategory))
}
