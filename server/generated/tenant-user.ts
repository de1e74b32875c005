// Generated from entities/kernel/tenant-user.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tenantUser } from '../../entities/kernel/tenant-user.ts'
import {
  amendRecord,
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
} from '../kernel/crud/index.ts'

export function tenantUserRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user', listRecords(app, tenantUser))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user', createRecord(app, tenantUser))
  app.get(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/availability',
    readAvailability(app, tenantUser),
  )
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/deletions', deleteRecords(app, tenantUser))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/purges', purgeRecords(app, tenantUser))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/edits', editRecords(app, tenantUser))
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/restorations',
    restoreRecords(app, tenantUser),
  )
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/:id', readRecord(app, tenantUser))
  app.patch('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/:id', amendRecord(app, tenantUser))
  app.delete('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/:id', deleteRecord(app, tenantUser))
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/:id/revisions', listRevisions(app, tenantUser))
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-user/:id/restorations',
    restoreRecord(app, tenantUser),
  )
}
