// Generated from entities/legal/term-of-service.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { termOfService } from '../../entities/legal/term-of-service.ts'
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

export function termOfServiceRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/term-of-service', listRecords(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service', createRecord(app, termOfService))
  app.get('/api/v1/authorized/tenants/:tenant/term-of-service/availability', readAvailability(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/deletions', deleteRecords(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/purges', purgeRecords(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/edits', editRecords(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/transitions', transitionRecords(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/restorations', restoreRecords(app, termOfService))
  app.get('/api/v1/authorized/tenants/:tenant/term-of-service/:id', readRecord(app, termOfService))
  app.put('/api/v1/authorized/tenants/:tenant/term-of-service/:id', updateRecord(app, termOfService))
  app.delete('/api/v1/authorized/tenants/:tenant/term-of-service/:id', deleteRecord(app, termOfService))
  app.get('/api/v1/authorized/tenants/:tenant/term-of-service/:id/revisions', listRevisions(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/:id/transitions', transitionRecord(app, termOfService))
  app.post('/api/v1/authorized/tenants/:tenant/term-of-service/:id/restorations', restoreRecord(app, termOfService))
}
