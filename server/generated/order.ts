// Generated from entities/shop/order.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { order } from '../../entities/shop/order.ts'
import {
  amendRecord,
  editRecords,
  listRecords,
  listRevisions,
  readRecord,
  restoreRecord,
  restoreRecords,
  transitionRecord,
  transitionRecords,
} from '../kernel/crud/index.ts'

export function orderRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/order', listRecords(app, order))
  app.post('/api/v1/authorized/tenants/:tenant/order/edits', editRecords(app, order))
  app.post('/api/v1/authorized/tenants/:tenant/order/transitions', transitionRecords(app, order))
  app.post('/api/v1/authorized/tenants/:tenant/order/restorations', restoreRecords(app, order))
  app.get('/api/v1/authorized/tenants/:tenant/order/:id', readRecord(app, order))
  app.patch('/api/v1/authorized/tenants/:tenant/order/:id', amendRecord(app, order))
  app.get('/api/v1/authorized/tenants/:tenant/order/:id/revisions', listRevisions(app, order))
  app.post('/api/v1/authorized/tenants/:tenant/order/:id/transitions', transitionRecord(app, order))
  app.post('/api/v1/authorized/tenants/:tenant/order/:id/restorations', restoreRecord(app, order))
}
