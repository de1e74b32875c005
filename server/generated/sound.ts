// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { sound } from '../../entities/sound.ts'
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

export function soundRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/sound', listRecords(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound', createRecord(app, sound))
  app.put('/api/v1/authorized/tenants/:tenant/sound/order', reorderRecords(app, sound))
  app.get('/api/v1/authorized/tenants/:tenant/sound/availability', readAvailability(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/deletions', deleteRecords(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/purges', purgeRecords(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/edits', editRecords(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/restorations', restoreRecords(app, sound))
  app.get('/api/v1/authorized/tenants/:tenant/sound/:id', readRecord(app, sound))
  app.put('/api/v1/authorized/tenants/:tenant/sound/:id', updateRecord(app, sound))
  app.delete('/api/v1/authorized/tenants/:tenant/sound/:id', deleteRecord(app, sound))
  app.get('/api/v1/authorized/tenants/:tenant/sound/:id/revisions', listRevisions(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/:id/restorations', restoreRecord(app, sound))
  app.get('/api/v1/authorized/tenants/:tenant/sound/:id/draft', readDraft(app, sound))
  app.put('/api/v1/authorized/tenants/:tenant/sound/:id/draft', saveDraft(app, sound))
  app.delete('/api/v1/authorized/tenants/:tenant/sound/:id/draft', discardDraft(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/:id/draft/restorations', restoreDraft(app, sound))
  app.post('/api/v1/authorized/tenants/:tenant/sound/:id/draft/publications', publishDraft(app, sound))
  app.put('/api/v1/authorized/tenants/:tenant/sound/:id/draft/schedule', scheduleDraft(app, sound))
}
