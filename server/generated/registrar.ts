// Generated from entities/kernel/registrar.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { registrar } from '../../entities/kernel/registrar.ts'
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
  reorderRecords,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function registrarRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/registrar', listRecords(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar', createRecord(app, registrar))
  app.put('/api/v1/authorized/tenants/:tenant/registrar/order', reorderRecords(app, registrar))
  app.get('/api/v1/authorized/tenants/:tenant/registrar/availability', readAvailability(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar/deletions', deleteRecords(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar/purges', purgeRecords(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar/edits', editRecords(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar/restorations', restoreRecords(app, registrar))
  app.get('/api/v1/authorized/tenants/:tenant/registrar/:id', readRecord(app, registrar))
  app.put('/api/v1/authorized/tenants/:tenant/registrar/:id', updateRecord(app, registrar))
  app.delete('/api/v1/authorized/tenants/:tenant/registrar/:id', deleteRecord(app, registrar))
  app.get('/api/v1/authorized/tenants/:tenant/registrar/:id/revisions', listRevisions(app, registrar))
  app.post('/api/v1/authorized/tenants/:tenant/registrar/:id/restorations', restoreRecord(app, registrar))
}
