// Generated from entities/kernel/tenant-domain.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tenantDomain } from '../../entities/kernel/tenant-domain.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readAvailability,
  readRecord,
  restoreRecord,
  restoreRecords,
} from '../kernel/crud/index.ts'

export function tenantDomainRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain', listRecords(app, tenantDomain))
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain', createRecord(app, tenantDomain))
  app.get(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/availability',
    readAvailability(app, tenantDomain),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/deletions',
    deleteRecords(app, tenantDomain),
  )
  app.post('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/purges', purgeRecords(app, tenantDomain))
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/restorations',
    restoreRecords(app, tenantDomain),
  )
  app.get('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/:id', readRecord(app, tenantDomain))
  app.delete('/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/:id', deleteRecord(app, tenantDomain))
  app.get(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/:id/revisions',
    listRevisions(app, tenantDomain),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant/:parent/tenant-domain/:id/restorations',
    restoreRecord(app, tenantDomain),
  )
}
