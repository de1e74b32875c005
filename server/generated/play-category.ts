// Generated from entities/play-category.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { playCategory } from '../../entities/play-category.ts'
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

export function playCategoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/play-category', listRecords(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category', createRecord(app, playCategory))
  app.put('/api/v1/authorized/tenants/:tenant/play-category/order', reorderRecords(app, playCategory))
  app.get('/api/v1/authorized/tenants/:tenant/play-category/availability', readAvailability(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category/deletions', deleteRecords(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category/purges', purgeRecords(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category/edits', editRecords(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category/restorations', restoreRecords(app, playCategory))
  app.get('/api/v1/authorized/tenants/:tenant/play-category/:id', readRecord(app, playCategory))
  app.put('/api/v1/authorized/tenants/:tenant/play-category/:id', updateRecord(app, playCategory))
  app.delete('/api/v1/authorized/tenants/:tenant/play-category/:id', deleteRecord(app, playCategory))
  app.get('/api/v1/authorized/tenants/:tenant/play-category/:id/revisions', listRevisions(app, playCategory))
  app.post('/api/v1/authorized/tenants/:tenant/play-category/:id/restorations', restoreRecord(app, playCategory))
}
