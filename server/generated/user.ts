// Generated from entities/kernel/user.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { user } from '../../entities/kernel/user.ts'
import {
  createRecord,
  editRecords,
  listRecords,
  listRevisions,
  readAvailability,
  readRecord,
  restoreRecord,
  updateRecord,
} from '../kernel/crud/index.ts'

export function userRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/user', listRecords(app, user))
  app.post('/api/v1/authorized/tenants/:tenant/user', createRecord(app, user))
  app.get('/api/v1/authorized/tenants/:tenant/user/availability', readAvailability(app, user))
  app.post('/api/v1/authorized/tenants/:tenant/user/edits', editRecords(app, user))
  app.get('/api/v1/authorized/tenants/:tenant/user/:id', readRecord(app, user))
  app.put('/api/v1/authorized/tenants/:tenant/user/:id', updateRecord(app, user))
  app.get('/api/v1/authorized/tenants/:tenant/user/:id/revisions', listRevisions(app, user))
  app.post('/api/v1/authorized/tenants/:tenant/user/:id/restorations', restoreRecord(app, user))
}
