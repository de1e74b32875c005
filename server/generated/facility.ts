// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { facility } from '../../entities/facility.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  discardDraft,
  editRecords,
  listRecords,
  listRevisions,
  publishDraft,
  purgeRecords,
  readAvailability,
  readDraft,
  readRecord,
  reorderRecords,
  restoreDraft,
  restoreRecord,
  restoreRecords,
  saveDraft,
  scheduleDraft,
  updateRecord,
} from '../kernel/crud/index.ts'

export function facilityRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/facility', listRecords(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility', createRecord(app, facility))
  app.put('/api/v1/authorized/tenants/:tenant/facility/order', reorderRecords(app, facility))
  app.get('/api/v1/authorized/tenants/:tenant/facility/availability', readAvailability(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/deletions', deleteRecords(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/purges', purgeRecords(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/edits', editRecords(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/restorations', restoreRecords(app, facility))
  app.get('/api/v1/authorized/tenants/:tenant/facility/:id', readRecord(app, facility))
  app.put('/api/v1/authorized/tenants/:tenant/facility/:id', updateRecord(app, facility))
  app.delete('/api/v1/authorized/tenants/:tenant/facility/:id', deleteRecord(app, facility))
  app.get('/api/v1/authorized/tenants/:tenant/facility/:id/revisions', listRevisions(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/:id/restorations', restoreRecord(app, facility))
  app.get('/api/v1/authorized/tenants/:tenant/facility/:id/draft', readDraft(app, facility))
  app.put('/api/v1/authorized/tenants/:tenant/facility/:id/draft', saveDraft(app, facility))
  app.delete('/api/v1/authorized/tenants/:tenant/facility/:id/draft', discardDraft(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/:id/draft/restorations', restoreDraft(app, facility))
  app.post('/api/v1/authorized/tenants/:tenant/facility/:id/draft/publications', publishDraft(app, facility))
  app.put('/api/v1/authorized/tenants/:tenant/facility/:id/draft/schedule', scheduleDraft(app, facility))
}
