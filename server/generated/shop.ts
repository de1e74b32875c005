// Generated from entities/shop/shop.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { shop } from '../../entities/shop/shop.ts'
import {
  listRevisions,
  readSingle,
  readSingleById,
  restoreRecord,
  saveSingle,
  saveSingleById,
} from '../kernel/crud/index.ts'

export function shopRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/shop', readSingle(app, shop))
  app.put('/api/v1/authorized/tenants/:tenant/shop', saveSingle(app, shop))
  app.get('/api/v1/authorized/tenants/:tenant/shop/:id', readSingleById(app, shop))
  app.put('/api/v1/authorized/tenants/:tenant/shop/:id', saveSingleById(app, shop))
  app.get('/api/v1/authorized/tenants/:tenant/shop/:id/revisions', listRevisions(app, shop))
  app.post('/api/v1/authorized/tenants/:tenant/shop/:id/restorations', restoreRecord(app, shop))
}
