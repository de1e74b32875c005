// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { article } from '../../entities/company-site/article.ts'
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

export function articleRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/article', listRecords(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article', createRecord(app, article))
  app.get('/api/v1/authorized/tenants/:tenant/article/availability', readAvailability(app, article))
  app.get('/api/v1/authorized/tenants/:tenant/article/warnings', readWarnings(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/deletions', deleteRecords(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/purges', purgeRecords(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/edits', editRecords(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/transitions', transitionRecords(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/restorations', restoreRecords(app, article))
  app.get('/api/v1/authorized/tenants/:tenant/article/:id', readRecord(app, article))
  app.put('/api/v1/authorized/tenants/:tenant/article/:id', updateRecord(app, article))
  app.delete('/api/v1/authorized/tenants/:tenant/article/:id', deleteRecord(app, article))
  app.get('/api/v1/authorized/tenants/:tenant/article/:id/revisions', listRevisions(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/:id/transitions', transitionRecord(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/:id/restorations', restoreRecord(app, article))
  app.get('/api/v1/authorized/tenants/:tenant/article/:id/draft', readDraft(app, article))
  app.put('/api/v1/authorized/tenants/:tenant/article/:id/draft', saveDraft(app, article))
  app.delete('/api/v1/authorized/tenants/:tenant/article/:id/draft', discardDraft(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/:id/draft/restorations', restoreDraft(app, article))
  app.post('/api/v1/authorized/tenants/:tenant/article/:id/draft/publications', publishDraft(app, article))
  app.put('/api/v1/authorized/tenants/:tenant/article/:id/draft/schedule', scheduleDraft(app, article))
}
