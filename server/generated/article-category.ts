// Generated from entities/company-site/article-category.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { articleCategory } from '../../entities/company-site/article-category.ts'
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

export function articleCategoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/article-category', listRecords(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category', createRecord(app, articleCategory))
  app.put('/api/v1/authorized/tenants/:tenant/article-category/order', reorderRecords(app, articleCategory))
  app.get('/api/v1/authorized/tenants/:tenant/article-category/availability', readAvailability(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category/deletions', deleteRecords(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category/purges', purgeRecords(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category/edits', editRecords(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category/restorations', restoreRecords(app, articleCategory))
  app.get('/api/v1/authorized/tenants/:tenant/article-category/:id', readRecord(app, articleCategory))
  app.put('/api/v1/authorized/tenants/:tenant/article-category/:id', updateRecord(app, articleCategory))
  app.delete('/api/v1/authorized/tenants/:tenant/article-category/:id', deleteRecord(app, articleCategory))
  app.get('/api/v1/authorized/tenants/:tenant/article-category/:id/revisions', listRevisions(app, articleCategory))
  app.post('/api/v1/authorized/tenants/:tenant/article-category/:id/restorations', restoreRecord(app, articleCategory))
}
