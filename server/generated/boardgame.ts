// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { boardgame } from '../../entities/boardgame.ts'
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
  updateRecord,
} from '../kernel/crud/index.ts'

export function boardgameRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/boardgame', listRecords(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame', createRecord(app, boardgame))
  app.get('/api/v1/authorized/tenants/:tenant/boardgame/availability', readAvailability(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/deletions', deleteRecords(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/purges', purgeRecords(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/edits', editRecords(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/restorations', restoreRecords(app, boardgame))
  app.get('/api/v1/authorized/tenants/:tenant/boardgame/:id', readRecord(app, boardgame))
  app.put('/api/v1/authorized/tenants/:tenant/boardgame/:id', updateRecord(app, boardgame))
  app.delete('/api/v1/authorized/tenants/:tenant/boardgame/:id', deleteRecord(app, boardgame))
  app.get('/api/v1/authorized/tenants/:tenant/boardgame/:id/revisions', listRevisions(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/:id/restorations', restoreRecord(app, boardgame))
  app.get('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft', readDraft(app, boardgame))
  app.put('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft', saveDraft(app, boardgame))
  app.delete('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft', discardDraft(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft/restorations', restoreDraft(app, boardgame))
  app.post('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft/publications', publishDraft(app, boardgame))
  app.put('/api/v1/authorized/tenants/:tenant/boardgame/:id/draft/schedule', scheduleDraft(app, boardgame))
}
