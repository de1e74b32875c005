// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { constructionProject } from '../../entities/construction-project.ts'
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

export function constructionProjectRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/construction-project', listRecords(app, constructionProject))
  app.post('/api/v1/authorized/tenants/:tenant/construction-project', createRecord(app, constructionProject))
  app.put('/api/v1/authorized/tenants/:tenant/construction-project/order', reorderRecords(app, constructionProject))
  app.get(
    '/api/v1/authorized/tenants/:tenant/construction-project/availability',
    readAvailability(app, constructionProject),
  )
  app.post('/api/v1/authorized/tenants/:tenant/construction-project/deletions', deleteRecords(app, constructionProject))
  app.post('/api/v1/authorized/tenants/:tenant/construction-project/purges', purgeRecords(app, constructionProject))
  app.post('/api/v1/authorized/tenants/:tenant/construction-project/edits', editRecords(app, constructionProject))
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/transitions',
    transitionRecords(app, constructionProject),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/restorations',
    restoreRecords(app, constructionProject),
  )
  app.get('/api/v1/authorized/tenants/:tenant/construction-project/:id', readRecord(app, constructionProject))
  app.put('/api/v1/authorized/tenants/:tenant/construction-project/:id', updateRecord(app, constructionProject))
  app.delete('/api/v1/authorized/tenants/:tenant/construction-project/:id', deleteRecord(app, constructionProject))
  app.get(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/revisions',
    listRevisions(app, constructionProject),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/transitions',
    transitionRecord(app, constructionProject),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/restorations',
    restoreRecord(app, constructionProject),
  )
  app.get('/api/v1/authorized/tenants/:tenant/construction-project/:id/draft', readDraft(app, constructionProject))
  app.put('/api/v1/authorized/tenants/:tenant/construction-project/:id/draft', saveDraft(app, constructionProject))
  app.delete(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/draft',
    discardDraft(app, constructionProject),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/draft/restorations',
    restoreDraft(app, constructionProject),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/draft/publications',
    publishDraft(app, constructionProject),
  )
  app.put(
    '/api/v1/authorized/tenants/:tenant/construction-project/:id/draft/schedule',
    scheduleDraft(app, constructionProject),
  )
}
