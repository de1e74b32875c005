// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { priceAdditionalMenu } from '../../entities/price-additional-menu.ts'
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

export function priceAdditionalMenuRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/price-additional-menu', listRecords(app, priceAdditionalMenu))
  app.post('/api/v1/authorized/tenants/:tenant/price-additional-menu', createRecord(app, priceAdditionalMenu))
  app.put('/api/v1/authorized/tenants/:tenant/price-additional-menu/order', reorderRecords(app, priceAdditionalMenu))
  app.get(
    '/api/v1/authorized/tenants/:tenant/price-additional-menu/availability',
    readAvailability(app, priceAdditionalMenu),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/price-additional-menu/deletions',
    deleteRecords(app, priceAdditionalMenu),
  )
  app.post('/api/v1/authorized/tenants/:tenant/price-additional-menu/purges', purgeRecords(app, priceAdditionalMenu))
  app.post('/api/v1/authorized/tenants/:tenant/price-additional-menu/edits', editRecords(app, priceAdditionalMenu))
  app.post(
    '/api/v1/authorized/tenants/:tenant/price-additional-menu/restorations',
    restoreRecords(app, priceAdditionalMenu),
  )
  app.get('/api/v1/authorized/tenants/:tenant/price-additional-menu/:id', readRecord(app, priceAdditionalMenu))
  app.put('/api/v1/authorized/tenants/:tenant/price-additional-menu/:id', updateRecord(app, priceAdditionalMenu))
  app.delete('/api/v1/authorized/tenants/:tenant/price-additional-menu/:id', deleteRecord(app, priceAdditionalMenu))
  app.get(
    '/api/v1/authorized/tenants/:tenant/price-additional-menu/:id/revisions',
    listRevisions(app, priceAdditionalMenu),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/price-additional-menu/:id/restorations',
    restoreRecord(app, priceAdditionalMenu),
  )
}
