// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tokusho } from '../../entities/legal/tokusho.ts'
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
  restoreRecord,
  restoreRecords,
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function tokushoRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tokusho', listRecords(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho', createRecord(app, tokusho))
  app.get('/api/v1/authorized/tenants/:tenant/tokusho/availability', readAvailability(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/deletions', deleteRecords(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/purges', purgeRecords(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/edits', editRecords(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/transitions', transitionRecords(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/restorations', restoreRecords(app, tokusho))
  app.get('/api/v1/authorized/tenants/:tenant/tokusho/:id', readRecord(app, tokusho))
  app.put('/api/v1/authorized/tenants/:tenant/tokusho/:id', updateRecord(app, tokusho))
  app.delete('/api/v1/authorized/tenants/:tenant/tokusho/:id', deleteRecord(app, tokusho))
  app.get('/api/v1/authorized/tenants/:tenant/tokusho/:id/revisions', listRevisions(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/:id/transitions', transitionRecord(app, tokusho))
  app.post('/api/v1/authorized/tenants/:tenant/tokusho/:id/restorations', restoreRecord(app, tokusho))
}
