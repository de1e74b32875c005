// Generated from entities/shop/payment-bank.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { paymentBank } from '../../entities/shop/payment-bank.ts'
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

export function paymentBankRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/payment-bank', listRecords(app, paymentBank))
  app.post('/api/v1/authorized/tenants/:tenant/payment-bank/edits', editRecords(app, paymentBank))
  app.post('/api/v1/authorized/tenants/:tenant/payment-bank/transitions', transitionRecords(app, paymentBank))
  app.post('/api/v1/authorized/tenants/:tenant/payment-bank/restorations', restoreRecords(app, paymentBank))
  app.get('/api/v1/authorized/tenants/:tenant/payment-bank/:id', readRecord(app, paymentBank))
  app.patch('/api/v1/authorized/tenants/:tenant/payment-bank/:id', amendRecord(app, paymentBank))
  app.get('/api/v1/authorized/tenants/:tenant/payment-bank/:id/revisions', listRevisions(app, paymentBank))
  app.post('/api/v1/authorized/tenants/:tenant/payment-bank/:id/transitions', transitionRecord(app, paymentBank))
  app.post('/api/v1/authorized/tenants/:tenant/payment-bank/:id/restorations', restoreRecord(app, paymentBank))
}
