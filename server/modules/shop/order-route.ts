import { z } from 'zod'
import { order } from '../../../entities/shop/order.ts'
import { conflict } from '../../base/errors/api-error.ts'

/** What the routes of a single order have in common. */
export const orderPath = '/api/v1/authorized/tenants/:tenant/order/:id'
export const orderConfig = { access: 'member', entity: order.name, screen: 'preview' } as const
export const orderParams = z.object({ tenant: z.string().describe('The slug of the tenant.'), id: z.uuid() })

/** The refusal of what the state of an order, or of its tenant, does not allow; `rule` names the message. */
export const orderRefusal = (rule: string) =>
  conflict([{ path: [], rule: `integrity.${rule}`, params: {} }], {}, order.name)
