// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { event } from '../../entities/events/event.ts'
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
  readWarnings,
  restoreDraft,
  restoreRecord,
  restoreRecords,
  saveDraft,
  scheduleDraft,
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function eventRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/event', listRecords(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event', createRecord(app, event))
  app.get('/api/v1/authorized/tenants/:tenant/event/availability', readAvailability(app, event))
  app.get('/api/v1/authorized/tenants/:tenant/event/warnings', readWarnings(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/deletions', deleteRecords(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/purges', purgeRecords(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/edits', editRecords(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/transitions', transitionRecords(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/restorations', restoreRecords(app, event))
  app.get('/api/v1/authorized/tenants/:tenant/event/:id', readRecord(app, event))
  app.put('/api/v1/authorized/tenants/:tenant/event/:id', updateRecord(app, event))
  app.delete('/api/v1/authorized/tenants/:tenant/event/:id', deleteRecord(app, event))
  app.get('/api/v1/authorized/tenants/:tenant/event/:id/revisions', listRevisions(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/:id/transitions', transitionRecord(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/:id/restorations', restoreRecord(app, event))
  app.get('/api/v1/authorized/tenants/:tenant/event/:id/draft', readDraft(app, event))
  app.put('/api/v1/authorized/tenants/:tenant/event/:id/draft', saveDraft(app, event))
  app.delete('/api/v1/authorized/tenants/:tenant/event/:id/draft', discardDraft(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/:id/draft/restorations', restoreDraft(app, event))
  app.post('/api/v1/authorized/tenants/:tenant/event/:id/draft/publications', publishDraft(app, event))
  app.put('/api/v1/authorized/tenants/:tenant/event/:id/draft/schedule', scheduleDraft(app, event))
}
