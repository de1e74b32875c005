// Generated from entities/kernel/tenant-menu.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tenantMenu } from '../../entities/kernel/tenant-menu.ts'
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

export function tenantMenuRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu', listRecords(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu', createRecord(app, tenantMenu))
  app.put('/api/v1/authorized/tenants/:tenant/tenant-menu/order', reorderRecords(app, tenantMenu))
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu/availability', readAvailability(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu/deletions', deleteRecords(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu/purges', purgeRecords(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu/edits', editRecords(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu/restorations', restoreRecords(app, tenantMenu))
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu/:id', readRecord(app, tenantMenu))
  app.put('/api/v1/authorized/tenants/:tenant/tenant-menu/:id', updateRecord(app, tenantMenu))
  app.delete('/api/v1/authorized/tenants/:tenant/tenant-menu/:id', deleteRecord(app, tenantMenu))
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu/:id/revisions', listRevisions(app, tenantMenu))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu/:id/restorations', restoreRecord(app, tenantMenu))
}
