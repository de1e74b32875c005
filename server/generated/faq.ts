// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { faq } from '../../entities/company-site/faq.ts'
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

export function faqRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/faq', listRecords(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq', createRecord(app, faq))
  app.put('/api/v1/authorized/tenants/:tenant/faq/order', reorderRecords(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/deletions', deleteRecords(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/purges', purgeRecords(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/edits', editRecords(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/restorations', restoreRecords(app, faq))
  app.get('/api/v1/authorized/tenants/:tenant/faq/:id', readRecord(app, faq))
  app.put('/api/v1/authorized/tenants/:tenant/faq/:id', updateRecord(app, faq))
  app.delete('/api/v1/authorized/tenants/:tenant/faq/:id', deleteRecord(app, faq))
  app.get('/api/v1/authorized/tenants/:tenant/faq/:id/revisions', listRevisions(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/:id/restorations', restoreRecord(app, faq))
  app.get('/api/v1/authorized/tenants/:tenant/faq/:id/draft', readDraft(app, faq))
  app.put('/api/v1/authorized/tenants/:tenant/faq/:id/draft', saveDraft(app, faq))
  app.delete('/api/v1/authorized/tenants/:tenant/faq/:id/draft', discardDraft(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/:id/draft/restorations', restoreDraft(app, faq))
  app.post('/api/v1/authorized/tenants/:tenant/faq/:id/draft/publications', publishDraft(app, faq))
  app.put('/api/v1/authorized/tenants/:tenant/faq/:id/draft/schedule', scheduleDraft(app, faq))
}
