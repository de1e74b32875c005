// Generated from entities/shop/delivery.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { delivery } from '../../entities/shop/delivery.ts'
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

export function deliveryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/delivery', listRecords(app, delivery))
  app.post('/api/v1/authorized/tenants/:tenant/delivery/edits', editRecords(app, delivery))
  app.post('/api/v1/authorized/tenants/:tenant/delivery/transitions', transitionRecords(app, delivery))
  app.post('/api/v1/authorized/tenants/:tenant/delivery/restorations', restoreRecords(app, delivery))
  app.get('/api/v1/authorized/tenants/:tenant/delivery/:id', readRecord(app, delivery))
  app.patch('/api/v1/authorized/tenants/:tenant/delivery/:id', amendRecord(app, delivery))
  app.get('/api/v1/authorized/tenants/:tenant/delivery/:id/revisions', listRevisions(app, delivery))
  app.post('/api/v1/authorized/tenants/:tenant/delivery/:id/transitions', transitionRecord(app, delivery))
  app.post('/api/v1/authorized/tenants/:tenant/delivery/:id/restorations', restoreRecord(app, delivery))
}
