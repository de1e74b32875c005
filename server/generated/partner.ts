// Generated from entities/company-site/partner.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { partner } from '../../entities/company-site/partner.ts'
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

export function partnerRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/partner', listRecords(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner', createRecord(app, partner))
  app.put('/api/v1/authorized/tenants/:tenant/partner/order', reorderRecords(app, partner))
  app.get('/api/v1/authorized/tenants/:tenant/partner/availability', readAvailability(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner/deletions', deleteRecords(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner/purges', purgeRecords(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner/edits', editRecords(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner/restorations', restoreRecords(app, partner))
  app.get('/api/v1/authorized/tenants/:tenant/partner/:id', readRecord(app, partner))
  app.put('/api/v1/authorized/tenants/:tenant/partner/:id', updateRecord(app, partner))
  app.delete('/api/v1/authorized/tenants/:tenant/partner/:id', deleteRecord(app, partner))
  app.get('/api/v1/authorized/tenants/:tenant/partner/:id/revisions', listRevisions(app, partner))
  app.post('/api/v1/authorized/tenants/:tenant/partner/:id/restorations', restoreRecord(app, partner))
}
