// Generated from entities/kernel/tenant.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tenant } from '../../entities/kernel/tenant.ts'
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
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function tenantRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tenant', listRecords(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant', createRecord(app, tenant))
  app.put('/api/v1/authorized/tenants/:tenant/tenant/order', reorderRecords(app, tenant))
  app.get('/api/v1/authorized/tenants/:tenant/tenant/availability', readAvailability(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/deletions', deleteRecords(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/purges', purgeRecords(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/edits', editRecords(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/transitions', transitionRecords(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/restorations', restoreRecords(app, tenant))
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:id', readRecord(app, tenant))
  app.put('/api/v1/authorized/tenants/:tenant/tenant/:id', updateRecord(app, tenant))
  app.delete('/api/v1/authorized/tenants/:tenant/tenant/:id', deleteRecord(app, tenant))
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:id/revisions', listRevisions(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:id/transitions', transitionRecord(app, tenant))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:id/restorations', restoreRecord(app, tenant))
}
