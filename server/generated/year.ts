// Generated from entities/year.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { year } from '../../entities/year.ts'
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
  updateRecord,
} from '../kernel/crud/index.ts'

export function yearRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/year', listRecords(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year', createRecord(app, year))
  app.get('/api/v1/authorized/tenants/:tenant/year/availability', readAvailability(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year/deletions', deleteRecords(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year/purges', purgeRecords(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year/edits', editRecords(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year/restorations', restoreRecords(app, year))
  app.get('/api/v1/authorized/tenants/:tenant/year/:id', readRecord(app, year))
  app.put('/api/v1/authorized/tenants/:tenant/year/:id', updateRecord(app, year))
  app.delete('/api/v1/authorized/tenants/:tenant/year/:id', deleteRecord(app, year))
  app.get('/api/v1/authorized/tenants/:tenant/year/:id/revisions', listRevisions(app, year))
  app.post('/api/v1/authorized/tenants/:tenant/year/:id/restorations', restoreRecord(app, year))
}
