// Generated from entities/member.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { member } from '../../entities/member.ts'
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

export function memberRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/member', listRecords(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member', createRecord(app, member))
  app.put('/api/v1/authorized/tenants/:tenant/member/order', reorderRecords(app, member))
  app.get('/api/v1/authorized/tenants/:tenant/member/availability', readAvailability(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/deletions', deleteRecords(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/purges', purgeRecords(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/edits', editRecords(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/transitions', transitionRecords(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/restorations', restoreRecords(app, member))
  app.get('/api/v1/authorized/tenants/:tenant/member/:id', readRecord(app, member))
  app.put('/api/v1/authorized/tenants/:tenant/member/:id', updateRecord(app, member))
  app.delete('/api/v1/authorized/tenants/:tenant/member/:id', deleteRecord(app, member))
  app.get('/api/v1/authorized/tenants/:tenant/member/:id/revisions', listRevisions(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/:id/transitions', transitionRecord(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/:id/restorations', restoreRecord(app, member))
  app.get('/api/v1/authorized/tenants/:tenant/member/:id/draft', readDraft(app, member))
  app.put('/api/v1/authorized/tenants/:tenant/member/:id/draft', saveDraft(app, member))
  app.delete('/api/v1/authorized/tenants/:tenant/member/:id/draft', discardDraft(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/:id/draft/restorations', restoreDraft(app, member))
  app.post('/api/v1/authorized/tenants/:tenant/member/:id/draft/publications', publishDraft(app, member))
  app.put('/api/v1/authorized/tenants/:tenant/member/:id/draft/schedule', scheduleDraft(app, member))
}
