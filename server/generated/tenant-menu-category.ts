// Generated from entities/kernel/tenant-menu-category.ts. To change it, edit that and run `npm run generate`.
import type { FastifyInstance } from 'fastify'
import { tenantMenuCategory } from '../../entities/kernel/tenant-menu-category.ts'
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

export function tenantMenuCategoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu-category', listRecords(app, tenantMenuCategory))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu-category', createRecord(app, tenantMenuCategory))
  app.put('/api/v1/authorized/tenants/:tenant/tenant-menu-category/order', reorderRecords(app, tenantMenuCategory))
  app.get(
    '/api/v1/authorized/tenants/:tenant/tenant-menu-category/availability',
    readAvailability(app, tenantMenuCategory),
  )
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu-category/deletions', deleteRecords(app, tenantMenuCategory))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu-category/purges', purgeRecords(app, tenantMenuCategory))
  app.post('/api/v1/authorized/tenants/:tenant/tenant-menu-category/edits', editRecords(app, tenantMenuCategory))
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant-menu-category/restorations',
    restoreRecords(app, tenantMenuCategory),
  )
  app.get('/api/v1/authorized/tenants/:tenant/tenant-menu-category/:id', readRecord(app, tenantMenuCategory))
  app.put('/api/v1/authorized/tenants/:tenant/tenant-menu-category/:id', updateRecord(app, tenantMenuCategory))
  app.delete('/api/v1/authorized/tenants/:tenant/tenant-menu-category/:id', deleteRecord(app, tenantMenuCategory))
  app.get(
    '/api/v1/authorized/tenants/:tenant/tenant-menu-category/:id/revisions',
    listRevisions(app, tenantMenuCategory),
  )
  app.post(
    '/api/v1/authorized/tenants/:tenant/tenant-menu-category/:id/restorations',
    restoreRecord(app, tenantMenuCategory),
  )
}
