// Generated from entities/kernel/domain.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { domain } from '../../entities/kernel/domain.ts'
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

export function domainRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/domain', listRecords(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain', createRecord(app, domain))
  app.get('/api/v1/authorized/tenants/:tenant/domain/availability', readAvailability(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/deletions', deleteRecords(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/purges', purgeRecords(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/edits', editRecords(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/transitions', transitionRecords(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/restorations', restoreRecords(app, domain))
  app.get('/api/v1/authorized/tenants/:tenant/domain/:id', readRecord(app, domain))
  app.put('/api/v1/authorized/tenants/:tenant/domain/:id', updateRecord(app, domain))
  app.delete('/api/v1/authorized/tenants/:tenant/domain/:id', deleteRecord(app, domain))
  app.get('/api/v1/authorized/tenants/:tenant/domain/:id/revisions', listRevisions(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/:id/transitions', transitionRecord(app, domain))
  app.post('/api/v1/authorized/tenants/:tenant/domain/:id/restorations', restoreRecord(app, domain))
}
