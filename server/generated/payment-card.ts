// Generated from entities/shop/payment-card.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { paymentCard } from '../../entities/shop/payment-card.ts'
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

export function paymentCardRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/payment-card', listRecords(app, paymentCard))
  app.post('/api/v1/authorized/tenants/:tenant/payment-card/edits', editRecords(app, paymentCard))
  app.post('/api/v1/authorized/tenants/:tenant/payment-card/transitions', transitionRecords(app, paymentCard))
  app.post('/api/v1/authorized/tenants/:tenant/payment-card/restorations', restoreRecords(app, paymentCard))
  app.get('/api/v1/authorized/tenants/:tenant/payment-card/:id', readRecord(app, paymentCard))
  app.patch('/api/v1/authorized/tenants/:tenant/payment-card/:id', amendRecord(app, paymentCard))
  app.get('/api/v1/authorized/tenants/:tenant/payment-card/:id/revisions', listRevisions(app, paymentCard))
  app.post('/api/v1/authorized/tenants/:tenant/payment-card/:id/transitions', transitionRecord(app, paymentCard))
  app.post('/api/v1/authorized/tenants/:tenant/payment-card/:id/restorations', restoreRecord(app, paymentCard))
}
