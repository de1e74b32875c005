// Generated from entities/events/application.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { application } from '../../entities/events/application.ts'
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

export function applicationRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/application', listRecords(app, application))
  app.post('/api/v1/authorized/tenants/:tenant/application/edits', editRecords(app, application))
  app.post('/api/v1/authorized/tenants/:tenant/application/transitions', transitionRecords(app, application))
  app.post('/api/v1/authorized/tenants/:tenant/application/restorations', restoreRecords(app, application))
  app.get('/api/v1/authorized/tenants/:tenant/application/:id', readRecord(app, application))
  app.patch('/api/v1/authorized/tenants/:tenant/application/:id', amendRecord(app, application))
  app.get('/api/v1/authorized/tenants/:tenant/application/:id/revisions', listRevisions(app, application))
  app.post('/api/v1/authorized/tenants/:tenant/application/:id/transitions', transitionRecord(app, application))
  app.post('/api/v1/authorized/tenants/:tenant/application/:id/restorations', restoreRecord(app, application))
}
