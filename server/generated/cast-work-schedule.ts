// Generated from entities/shifts/cast-work-schedule.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { castWorkSchedule } from '../../entities/shifts/cast-work-schedule.ts'
import {
  editRecords,
  listRecords,
  listRevisions,
  openWeek,
  planDays,
  readRecord,
  restoreRecord,
  restoreRecords,
  updateRecord,
} from '../kernel/crud/index.ts'

export function castWorkScheduleRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/cast-work-schedule', listRecords(app, castWorkSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/cast-work-schedule/edits', editRecords(app, castWorkSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/cast-work-schedule/weeks', openWeek(app, castWorkSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/cast-work-schedule/days', planDays(app, castWorkSchedule))
  app.post('/api/v1/authorized/tenants/:tenant/cast-work-schedule/restorations', restoreRecords(app, castWorkSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/cast-work-schedule/:id', readRecord(app, castWorkSchedule))
  app.put('/api/v1/authorized/tenants/:tenant/cast-work-schedule/:id', updateRecord(app, castWorkSchedule))
  app.get('/api/v1/authorized/tenants/:tenant/cast-work-schedule/:id/revisions', listRevisions(app, castWorkSchedule))
  app.post(
    '/api/v1/authorized/tenants/:tenant/cast-work-schedule/:id/restorations',
    restoreRecord(app, castWorkSchedule),
  )
}
