// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { privacyPolicy } from '../../entities/legal/privacy-policy.ts'
import {
  createRecord,
  deleteRecord,
  deleteRecords,
  editRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readAvailability,
  readRecord,
  restoreRecord,
  restoreRecords,
  transitionRecord,
  transitionRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function privacyPolicyRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/privacy-policy', listRecords(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy', createRecord(app, privacyPolicy))
  app.get('/api/v1/authorized/tenants/:tenant/privacy-policy/availability', readAvailability(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/deletions', deleteRecords(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/purges', purgeRecords(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/edits', editRecords(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/transitions', transitionRecords(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/restorations', restoreRecords(app, privacyPolicy))
  app.get('/api/v1/authorized/tenants/:tenant/privacy-policy/:id', readRecord(app, privacyPolicy))
  app.put('/api/v1/authorized/tenants/:tenant/privacy-policy/:id', updateRecord(app, privacyPolicy))
  app.delete('/api/v1/authorized/tenants/:tenant/privacy-policy/:id', deleteRecord(app, privacyPolicy))
  app.get('/api/v1/authorized/tenants/:tenant/privacy-policy/:id/revisions', listRevisions(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/:id/transitions', transitionRecord(app, privacyPolicy))
  app.post('/api/v1/authorized/tenants/:tenant/privacy-policy/:id/restorations', restoreRecord(app, privacyPolicy))
}
