// Generated from entities/media.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { media } from '../../entities/media.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  editRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readRecord,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function mediaRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/media', listRecords(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media', createRecord(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media/deletions', deleteRecords(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media/purges', purgeRecords(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media/edits', editRecords(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media/restorations', restoreRecords(app, media))
  app.get('/api/v1/authorized/tenants/:tenant/media/:id', readRecord(app, media))
  app.put('/api/v1/authorized/tenants/:tenant/media/:id', updateRecord(app, media))
  app.delete('/api/v1/authorized/tenants/:tenant/media/:id', deleteRecord(app, media))
  app.get('/api/v1/authorized/tenants/:tenant/media/:id/revisions', listRevisions(app, media))
  app.post('/api/v1/authorized/tenants/:tenant/media/:id/restorations', restoreRecord(app, media))
}
