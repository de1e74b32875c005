// Generated from entities/shop/product-recommend.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { productRecommend } from '../../entities/shop/product-recommend.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readRecord,
  reorderRecords,
  restoreRecord,
  restoreRecords,
} from '../kernel/crud/index.ts'

export function productRecommendRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/product-recommend', listRecords(app, productRecommend))
  app.post('/api/v1/authorized/tenants/:tenant/product-recommend', createRecord(app, productRecommend))
  app.put('/api/v1/authorized/tenants/:tenant/product-recommend/order', reorderRecords(app, productRecommend))
  app.post('/api/v1/authorized/tenants/:tenant/product-recommend/deletions', deleteRecords(app, productRecommend))
  app.post('/api/v1/authorized/tenants/:tenant/product-recommend/purges', purgeRecords(app, productRecommend))
  app.post('/api/v1/authorized/tenants/:tenant/product-recommend/restorations', restoreRecords(app, productRecommend))
  app.get('/api/v1/authorized/tenants/:tenant/product-recommend/:id', readRecord(app, productRecommend))
  app.delete('/api/v1/authorized/tenants/:tenant/product-recommend/:id', deleteRecord(app, productRecommend))
  app.get('/api/v1/authorized/tenants/:tenant/product-recommend/:id/revisions', listRevisions(app, productRecommend))
  app.post(
    '/api/v1/authorized/tenants/:tenant/product-recommend/:id/restorations',
    restoreRecord(app, productRecommend),
  )
}
