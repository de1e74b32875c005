// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { businessSchedule } from '../../entities/opening/business-schedule.ts'
import {
  createRecord,
  createSeries,
  deleteRecord,
  deleteRecords,
  editRecords,
  listRecords,
  listRevisions,
  purgeRecords,
  readAvailability,
  readRecord,
  readWarnings,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function businessScheduleRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/business-schedule', listRecords(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule', createRecord(app, businessSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/business-schedule/availability', readAvailability(app, businessSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/business-schedule/warnings', readWarnings(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule/deletions', deleteRecords(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule/purges', purgeRecords(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule/edits', editRecords(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule/series', createSeries(app, businessSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/business-schedule/restorations', restoreRecords(app, businessSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/business-schedule/:id', readRecord(app, businessSchedule))
  app.put('/api/v1/authorized/tenants/:tenant/business-schedule/:id', updateRecord(app, businessSchedule))
  app.delete('/api/v1/authorized/tenants/:tenant/business-schedule/:id', deleteRecord(app, businessSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/business-schedule/:id/revisions', listRevisions(app, businessSchedule))
  app.post(
    '/api/v1/authorized/tenants/:tenant/business-schedule/:id/restorations',
    restoreRecord(app, businessSchedule),
  )
}
