import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { prefectures } from '../../../entities/language/shared/options.ts'
import { order } from '../../../entities/shop/order.ts'
import { readRecipient } from '../customer-emails/recipient.ts'
import { preferredLanguage } from '../../../locales/preferred-language.ts'
import { contentTenantBySlug } from '../../features/content/content-tenant.ts'
import { assertOpen } from '../../features/content/open-tenant.ts'
import { idempotencyKeyOf, writeOnce } from '../../kernel/crud/idempotency.ts'
import { asObject, assertKeys, contextOf, sendJson } from '../../kernel/requests/request.ts'
import type { Env } from '../../base/env.ts'
import { ApiError, invalid } from '../../base/errors/api-error.ts'
import { loadPostalCodes } from '../../features/postal-codes/postal-codes.ts'
import { cancelPlacedOrder, cancelReasons } from './cancel.ts'
import { recordCardPayment } from './card-payment.ts'
import { inLanguage } from '../../base/errors/issues-in-language.ts'
import {
  cancellationContract,
  cardFields,
  cardPaymentContract,
  customerFields,
  maxLines,
  orderContract,
  quoteContract,
} from './contract.ts'
import { assertCustomer, buyerAddress, placeOrder } from './place.ts'
import { judgeOrder } from './quote.ts'
import { readColleagues } from '../../kernel/auth/colleagues.ts'
import { parseWith } from '../../kernel/requests/validation.ts'

const path = '/api/v1/authorized/tenants/:tenant/order'
const config = { access: 'member', entity: order.name, keyScope: order.intake! } as const

/** How often one person may call through a site that says who it is; whoever does not is limited by the key alone. */
const perVisitor = (max: number) => ({
  max,
  timeWindow: '10 minutes',
  allowList: ({ visitor }: FastifyRequest) => visitor === undefined,
})

const items = z
  .array(z.strictObject({ product: z.uuid(), quantity: z.int().min(1).max(999) }))
  .min(1)
  .max(maxLines)
const choices = {
  giftWrapping: z.enum(['none', 'gift', 'noshi']).nullish(),
  wishDate: z.iso.date().nullish(),
  locale: z.enum(['ja', 'en']).nullish(),
}
const quoteBody = z.strictObject({ items, prefecture: z.enum(prefectures), ...choices })
const address = z.looseObject({ prefecture: z.enum(prefectures) })
const orderBody = z.looseObject({
  items,
  ...choices,
  buyerPrefecture: z.enum(prefectures),
  shipTo: address.nullish(),
  expectedTotal: z.int().min(0).optional(),
})
const paymentBody = z.looseObject({
  orderNo: z.string().max(20),
  transactionId: z.string().min(1).max(100),
  status: z.enum(['authorized', 'captured', 'failed']),
  amount: z.int(),
})

const cancellationBody = z.strictObject({ orderNo: z.string().max(20), reason: z.enum(cancelReasons).nullish() })

/** Orders from the site of a shop: what they would cost, orders, their card payments and their cancellations. */
export function orderIntakeRoutes(app: FastifyInstance, { SMTP_URL }: Env): void {
  app.post(`${path}/quotes`, {
    config: { ...config, rateLimit: perVisitor(200) },
    ...(!app.database && { schema: quoteContract() }),
    handler: (request, reply) =>
      inCallersLanguage(request, async () => {
        await assertSelling(app, request, reply)
        const { prefecture, ...wanted } = parseWith(quoteBody, request.body)
        const context = contextOf(app, order, request)
        const { quote } = await context.store.database.read(context.tenant.id, () =>
          judgeOrder(context, { ...defaults(wanted), prefecture }, new Date()),
        )
        return sendJson(reply, JSON.stringify(quote))
      }),
  })

  app.post(path, {
    config: { ...config, rateLimit: perVisitor(20) },
    ...(!app.database && { schema: orderContract() }),
    handler: (request, reply) =>
      inCallersLanguage(request, async () => {
        assertServer(request)
        const operator = await assertSelling(app, request, reply)
        const key = idempotencyKeyOf(request)
        if (key === undefined) throw invalid([{ path: ['Idempotency-Key'], rule: 'required', params: {} }])
        const body = asObject(request.body)
        assertKeys(body, 'items', 'shipTo', 'expectedTotal', ...customerFields)
        const { items: lines, shipTo, expectedTotal, ...customer } = parseWith(orderBody, body)
        const { giftWrapping, wishDate, locale } = defaults({ ...customer, items: lines })
        const filledIn = { ...customer, giftWrapping, locale, shipTo: [shipTo ?? buyerAddress(customer)] }
        const prefecture = shipTo?.prefecture ?? customer.buyerPrefecture
        const wanted = { items: lines, prefecture, giftWrapping, wishDate, locale }
        const placing = contextOf(app, order, request)
        const placesOf = await loadPostalCodes()
        const shop = await readRecipient(placing.store.database, operator, placing.tenant.id)
        const context = { ...placing, colleagues: shop.colleagues }
        const sendsMail = SMTP_URL !== undefined
        const placed = await writeOnce(context, key, body, function* () {
          assertCustomer(context, filledIn, shipTo, placesOf, preferredLanguage(request.headers['accept-language']))
          return yield* placeOrder(context, { wanted, customer: filledIn, expectedTotal, shop, sendsMail })
        })
        return sendJson(reply.status(201), JSON.stringify(placed))
      }),
  })

  app.post(`${path}/card-payments`, {
    config,
    ...(!app.database && { schema: cardPaymentContract() }),
    handler: (request, reply) =>
      inCallersLanguage(request, async () => {
        assertServer(request)
        const body = asObject(request.body)
        assertKeys(body, 'orderNo', 'transactionId', 'status', 'amount', ...cardFields)
        const { orderNo, transactionId, status, amount, ...details } = parseWith(paymentBody, body)
        const reporting = contextOf(app, order, request)
        const context = { ...reporting, colleagues: await readColleagues(app, reporting.tenant.id) }
        const recorded = await context.store.database.write(context.tenant.id, () =>
          recordCardPayment(context, { orderNo, transactionId, status, amount, details }),
        )
        return sendJson(reply, JSON.stringify(recorded))
      }),
  })

  app.post(`${path}/cancellations`, {
    config,
    ...(!app.database && { schema: cancellationContract() }),
    handler: (request, reply) =>
      inCallersLanguage(request, async () => {
        assertServer(request)
        const { orderNo, reason } = parseWith(cancellationBody, request.body)
        const cancelling = contextOf(app, order, request)
        const context = { ...cancelling, colleagues: await readColleagues(app, cancelling.tenant.id) }
        const cancelled = await context.store.database.write(context.tenant.id, () =>
          cancelPlacedOrder(context, orderNo, reason ?? 'customer'),
        )
        return sendJson(reply, JSON.stringify(cancelled))
      }),
  })
}

const defaults = <T extends z.infer<z.ZodObject<typeof choices>>>({ giftWrapping, wishDate, locale, ...rest }: T) => ({
  ...rest,
  giftWrapping: giftWrapping ?? 'none',
  wishDate: wishDate ?? null,
  locale: locale ?? 'ja',
})

/** Anybody can read a key that a page has: with it, anybody could order in any name, and say that it was paid. */
function assertServer({ access }: FastifyRequest): void {
  if (access.isServerKey === false)
    throw new ApiError(403, 'This is for servers: their keys have no origins.', { code: 'SERVER_KEY_REQUIRED' })
}

/**
 * Throws a 503 while the tenant's site is closed; returns the operator. Reports of payments are accepted nevertheless.
 */
async function assertSelling(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const operator = (await app.operatorTenant())!
  const { tenant: slug } = request.params as { tenant: string }
  await assertOpen(app, request, reply, operator, await contentTenantBySlug(app.database!, operator, slug))
  return operator
}

/** Answers refusals in the language that the caller asks for. */
async function inCallersLanguage<T>({ headers }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw inLanguage(error, preferredLanguage(headers['accept-language']), order.name)
  }
}
