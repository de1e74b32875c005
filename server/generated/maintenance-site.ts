// Generated from entities/kernel/maintenance-site.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { maintenanceSite } from '../../entities/kernel/maintenance-site.ts'
import {
  editRecords,
  listRecords,
  listRevisions,
  readAvailability,
  readRecord,
  restoreRecord,
  updateRecord,
} from '../kernel/crud/index.ts'

export function maintenanceSiteRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/maintenance-site', listRecords(app, maintenanceSite))
  app.get('/api/v1/authorized/tenants/:tenant/maintenance-site/availability', readAvailability(app, maintenanceSite))
  app.post('/api/v1/authorized/tenants/:tenant/maintenance-site/edits', editRecords(app, maintenanceSite))
  app.get('/api/v1/authorized/tenants/:tenant/maintenance-site/:id', readRecord(app, maintenanceSite))
  app.put('/api/v1/authorized/tenants/:tenant/maintenance-site/:id', updateRecord(app, maintenanceSite))
  app.get('/api/v1/authorized/tenants/:tenant/maintenance-site/:id/revisions', listRevisions(app, maintenanceSite))
  app.post('/api/v1/authorized/tenants/:tenant/maintenance-site/:id/restorations', restoreRecord(app, maintenanceSite))
}
