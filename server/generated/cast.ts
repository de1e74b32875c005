// Generated from entities/shifts/cast.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { cast } from '../../entities/shifts/cast.ts'
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
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function castRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/cast', listRecords(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast', createRecord(app, cast))
  app.put('/api/v1/authorized/tenants/:tenant/cast/order', reorderRecords(app, cast))
  app.get('/api/v1/authorized/tenants/:tenant/cast/availability', readAvailability(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/deletions', deleteRecords(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/purges', purgeRecords(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/edits', editRecords(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/transitions', transitionRecords(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/restorations', restoreRecords(app, cast))
  app.get('/api/v1/authorized/tenants/:tenant/cast/:id', readRecord(app, cast))
  app.put('/api/v1/authorized/tenants/:tenant/cast/:id', updateRecord(app, cast))
  app.delete('/api/v1/authorized/tenants/:tenant/cast/:id', deleteRecord(app, cast))
  app.get('/api/v1/authorized/tenants/:tenant/cast/:id/revisions', listRevisions(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/:id/transitions', transitionRecord(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/:id/restorations', restoreRecord(app, cast))
  app.get('/api/v1/authorized/tenants/:tenant/cast/:id/draft', readDraft(app, cast))
  app.put('/api/v1/authorized/tenants/:tenant/cast/:id/draft', saveDraft(app, cast))
  app.delete('/api/v1/authorized/tenants/:tenant/cast/:id/draft', discardDraft(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/:id/draft/restorations', restoreDraft(app, cast))
  app.post('/api/v1/authorized/tenants/:tenant/cast/:id/draft/publications', publishDraft(app, cast))
  app.put('/api/v1/authorized/tenants/:tenant/cast/:id/draft/schedule', scheduleDraft(app, cast))
}
