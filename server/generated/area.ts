// Generated from entities/area.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { area } from '../../entities/area.ts'
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
  reorderRecords,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function areaRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/area', listRecords(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area', createRecord(app, area))
  app.put('/api/v1/authorized/tenants/:tenant/area/order', reorderRecords(app, area))
  app.get('/api/v1/authorized/tenants/:tenant/area/availability', readAvailability(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area/deletions', deleteRecords(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area/purges', purgeRecords(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area/edits', editRecords(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area/restorations', restoreRecords(app, area))
  app.get('/api/v1/authorized/tenants/:tenant/area/:id', readRecord(app, area))
  app.put('/api/v1/authorized/tenants/:tenant/area/:id', updateRecord(app, area))
  app.delete('/api/v1/authorized/tenants/:tenant/area/:id', deleteRecord(app, area))
  app.get('/api/v1/authorized/tenants/:tenant/area/:id/revisions', listRevisions(app, area))
  app.post('/api/v1/authorized/tenants/:tenant/area/:id/restorations', restoreRecord(app, area))
}
