// Generated from entities/customer-emails/email-text.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { emailText } from '../../entities/customer-emails/email-text.ts'
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

export function emailTextRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/email-text', listRecords(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text', createRecord(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text/deletions', deleteRecords(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text/purges', purgeRecords(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text/edits', editRecords(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text/restorations', restoreRecords(app, emailText))
  app.get('/api/v1/authorized/tenants/:tenant/email-text/:id', readRecord(app, emailText))
  app.put('/api/v1/authorized/tenants/:tenant/email-text/:id', updateRecord(app, emailText))
  app.delete('/api/v1/authorized/tenants/:tenant/email-text/:id', deleteRecord(app, emailText))
  app.get('/api/v1/authorized/tenants/:tenant/email-text/:id/revisions', listRevisions(app, emailText))
  app.post('/api/v1/authorized/tenants/:tenant/email-text/:id/restorations', restoreRecord(app, emailText))
}
