// Generated from entities/opening/business-day.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { businessDay } from '../../entities/opening/business-day.ts'
import {
  listRevisions,
  readSingle,
  readSingleById,
  restoreRecord,
  saveSingle,
  saveSingleById,
} from '../kernel/crud/index.ts'

export function businessDayRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/business-day', readSingle(app, businessDay))
  app.put('/api/v1/authorized/tenants/:tenant/business-day', saveSingle(app, businessDay))
  app.get('/api/v1/authorized/tenants/:tenant/business-day/:id', readSingleById(app, businessDay))
  app.put('/api/v1/authorized/tenants/:tenant/business-day/:id', saveSingleById(app, businessDay))
  app.get('/api/v1/authorized/tenants/:tenant/business-day/:id/revisions', listRevisions(app, businessDay))
  app.post('/api/v1/authorized/tenants/:tenant/business-day/:id/restorations', restoreRecord(app, businessDay))
}
