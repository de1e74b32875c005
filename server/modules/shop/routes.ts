import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { delivery } from '../../../entities/shop/delivery.ts'
import { honorifics } from '../../../entities/language/shared/honorific.ts'
import { isClosedState } from '../../../entities/shop/order-states.ts'
import { isHolding, quantitiesLeft } from '../../../entities/shop/parcels.ts'
import { order } from '../../../entities/shop/order.ts'
import { product } from '../../../entities/shop/product.ts'
import { answeredOnce, idempotencyKeyOf, idempotent } from '../../kernel/crud/idempotency.ts'
import { header, idempotencyKey, savedRecord } from '../../kernel/crud/contract/shared-schemas.ts'
import { contextOf, sendSaved } from '../../kernel/requests/request.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { invalid, conflict } from '../../base/errors/api-error.ts'
import { isPaid, withParcels } from './settle-order.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { commit } from '../../kernel/records/commit.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'
import { findRow, readLiveRow } from '../../kernel/records/read-row.ts'
import type { SavedRecord } from '../../kernel/records/saved-record.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const errors = errorResponses(400, 401, 403, 404, 409, 412, 413, 415)

const parcelBody = z.strictObject({
  shipTo: z.int().min(0).describe('Which of the order’s addresses, counted from 0.'),
  contents: z
    .array(
      z.strictObject({
        item: z.int().min(1).describe('Which of the order’s items, counted from 1.'),
        quantity: z.int().min(1),
      }),
    )
    .min(1)
    .optional()
    .describe('What is in it; everything that is in no other parcel unless given.'),
})
type ParcelBody = z.infer<typeof parcelBody>
const receiptKey = {
  'Idempotency-Key': {
    ...header(
      'A key of the caller’s own for this one receipt, remembered for a day for the account and the tenant: a call whose answer was lost may be made again, is answered as the first time, and counts nothing. Under one that came with another body, 422.',
      '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
    ),
    maxLength: 202,
  },
}
const receiptBody = z.strictObject({
  version: z.int().describe('The version of the order that was read.'),
  addressee: z.string().describe('Whom the receipt names.'),
  honorific: z.enum(honorifics).optional().describe('How a receipt in Japanese addresses them.'),
})

/** What is made from an order: its parcels, and receipts for what was paid. */
export function orderRoutes(app: FastifyInstance): void {
  const within = (request: FastifyRequest) => {
    const context = contextOf(app, order, request)
    return { context, write: <T>(work: () => Operation<T>) => context.store.database.write(context.tenant.id, work) }
  }

  app.post(`${orderPath}/deliveries`, {
    config: orderConfig,
    schema: {
      operationId: 'createDeliveryOfOrder',
      summary: 'Create a delivery for an order',
      description:
        'For one of its addresses; an order sent in parts has several. It waits until it is marked as shipped. Refused with 409 once the order is completed, cancelled or returned, or if everything is in a parcel already, and with 400 if more of an item is asked for than is left.',
      tags: [order.name],
      params: orderParams,
      headers: { type: 'object', properties: idempotencyKey },
      body: parcelBody,
      response: { 201: savedRecord.describe('The new delivery.'), ...errors, ...errorResponses(422) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const parcel = parseWith(parcelBody, request.body)
      const { context, write } = within(request)
      const inDeliveries: Context = { ...context, entity: delivery }
      const key = idempotencyKeyOf(request)
      const create = () => () => createParcel(context, inDeliveries, id, parcel)
      const values = { order: id, ...parcel }
      const operation = key === undefined ? create() : idempotent(inDeliveries, key, values, create)
      return sendSaved(reply.code(201), await write(operation))
    },
  })

  app.post(`${orderPath}/receipts`, {
    config: orderConfig,
    schema: {
      operationId: 'issueReceiptOfOrder',
      summary: 'Record that a receipt was issued for an order',
      description:
        'Counts what is issued, so that every receipt after the first is marked as a copy. Refused with 409 before the order is paid.',
      tags: [order.name],
      params: orderParams,
      headers: { type: 'object', properties: receiptKey },
      body: receiptBody,
      response: { 200: savedRecord.describe('The order as it is now.'), ...errors, ...errorResponses(422) },
    },
    handler: async (request, reply) => {
      const { id } = parseWith(orderParams, request.params)
      const receipt = parseWith(receiptBody, request.body)
      const { context, write } = within(request)
      const key = idempotencyKeyOf(request)
      const operation = answeredOnce(context, key, { order: id, ...receipt }, function* () {
        return { recordId: id, answer: yield* issueReceipt(context, id, receipt) }
      })
      return sendSaved(reply, await write(operation))
    },
  })
}

const coldest = ['frozen', 'chilled', 'normal', 'mail']

function* createParcel(context: Context, inDeliveries: Context, id: string, { shipTo: place, contents }: ParcelBody) {
  const { ordered, parcels } = yield* withParcels(context, yield* readLiveRow(context, id))
  const { status, shipTo, items, orderNo, wishDate } = ordered
  if (isClosedState(status)) throw orderRefusal('orderClosed')
  const address = shipTo[place]
  if (!address) throw invalid([{ path: ['shipTo'], rule: 'option', params: {} }])
  const { name, ...at } = address
  const parts = contents ?? everythingLeft(quantitiesLeft(ordered, parcels.filter(isHolding)))
  if (parts.length === 0) throw orderRefusal('nothingLeft')
  const kinds: string[] = []
  for (const { item } of parts) {
    const ofItem = items[item - 1]?.product
    const goods = ofItem ? yield* findRow({ ...context, entity: product }, ofItem) : undefined
    if (goods) kinds.push(String(goods.shippingKind))
  }
  const values = {
    ...at,
    recipientName: name,
    order: id,
    wishDate,
    deliveryNo: `${orderNo}-${(yield* parcelCount(inDeliveries, id)) + 1}`,
    shippingKind: coldest.find((kind) => kinds.includes(kind)) ?? 'normal',
    contents: parts.map((part) => ({ ...part, name: items[part.item - 1]?.name ?? String(part.item) })),
  }
  return yield* commit(inDeliveries, { kind: 'create', values })()
}

const everythingLeft = (left: readonly number[]) =>
  left.map((quantity, place) => ({ item: place + 1, quantity })).filter(({ quantity }) => quantity > 0)

/** How many parcels an order has had; they are numbered. */
function* parcelCount(context: Context, id: string): Operation<number> {
  const statement = context.store.cachedStatement<{ count: number }>`parcels of an order`(() => {
    const { table, select } = context.store.scope.records(delivery)
    return select()
      .where(column(table, 'order'), '=', param('order'))
      .select(sql<number>`count(*)`.as('count'))
  })
  return Number((yield* first(statement({ ...tenantBindings(context), order: id })))!.count)
}

function* issueReceipt(
  context: Context,
  id: string,
  { version, addressee, honorific }: z.infer<typeof receiptBody>,
): Operation<SavedRecord> {
  const row = yield* readLiveRow(context, id)
  if (!isPaid(row)) throw orderRefusal('receiptNeedsPayment')
  const values = {
    receiptName: addressee,
    receiptHonorific: honorific ?? null,
    receiptIssuedAt: row.receiptIssuedAt ?? new Date().toISOString(),
    receiptIssues: Number(row.receiptIssues ?? 0) + 1,
  }
  return yield* commit(context, { kind: 'update', id, expectedVersion: version, form: 'record', values })()
}

/** What the routes of a single order have in common. */
const orderPath = '/api/v1/authorized/tenants/:tenant/order/:id'
const orderConfig = { access: 'member', entity: order.name, screen: 'preview' } as const
const orderParams = z.object({ tenant: z.string().describe('The slug of the tenant.'), id: z.uuid() })

/** The refusal of what the state of an order, or of its tenant, does not allow; `rule` names the message. */
const orderRefusal = (rule: string) => conflict([{ path: [], rule: `integrity.${rule}`, params: {} }], {}, order.name)
