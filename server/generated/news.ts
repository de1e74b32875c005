// Generated from entities/news.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { news } from '../../entities/news.ts'
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
  restoreDraft,
  restoreRecord,
  restoreRecords,
  saveDraft,
  scheduleDraft,
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function newsRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/news', listRecords(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news', createRecord(app, news))
  app.get('/api/v1/authorized/tenants/:tenant/news/availability', readAvailability(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/deletions', deleteRecords(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/purges', purgeRecords(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/edits', editRecords(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/transitions', transitionRecords(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/restorations', restoreRecords(app, news))
  app.get('/api/v1/authorized/tenants/:tenant/news/:id', readRecord(app, news))
  app.put('/api/v1/authorized/tenants/:tenant/news/:id', updateRecord(app, news))
  app.delete('/api/v1/authorized/tenants/:tenant/news/:id', deleteRecord(app, news))
  app.get('/api/v1/authorized/tenants/:tenant/news/:id/revisions', listRevisions(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/:id/transitions', transitionRecord(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/:id/restorations', restoreRecord(app, news))
  app.get('/api/v1/authorized/tenants/:tenant/news/:id/draft', readDraft(app, news))
  app.put('/api/v1/authorized/tenants/:tenant/news/:id/draft', saveDraft(app, news))
  app.delete('/api/v1/authorized/tenants/:tenant/news/:id/draft', discardDraft(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/:id/draft/restorations', restoreDraft(app, news))
  app.post('/api/v1/authorized/tenants/:tenant/news/:id/draft/publications', publishDraft(app, news))
  app.put('/api/v1/authorized/tenants/:tenant/news/:id/draft/schedule', scheduleDraft(app, news))
}
