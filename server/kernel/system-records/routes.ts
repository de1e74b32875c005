import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { kindOf } from '../../../entities/language/field-kind.ts'
import type { DeclaredOperation } from '../../../entities/language/system-operation.ts'
import type { Secret, SystemRecord } from '../../../entities/language/system-record.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, notFound, stale } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { actorOfSession } from '../auth/accounts.ts'
import { recordEvent } from '../auth/audit/record-event.ts'
import { requestOrigin } from '../auth/calls/call.ts'
import { creatorSchema, withCreators } from '../auth/creators.ts'
import { assertFreshSession } from '../auth/fresh-session.ts'
import type { RequestTenant } from '../auth/access.ts'
import { storeOf, type Store } from '../records/context.ts'
import { expectedVersionOf } from '../requests/request.ts'
import { parseWith } from '../requests/validation.ts'
import { keptSecrets } from './secret.ts'
import type { RecordOf, RowOf, SystemTable } from './table.ts'

/**
 * What is special about the records of one declaration. `R` are the records, `F` the fields that people fill in, `K` what
 * the server alone writes, `A` what answers have besides, and `C` what is read for that of the whole tenant.
 */
export interface Behaviour<R, F, K, A extends z.ZodRawShape, C> {
  readonly table: SystemTable<R>
  /**
   * The fields as they are stored; throws for what the tenant may not have. `before` is undefined for a new record. The
   * fields that a caller left out have their values of before.
   */
  judge(fields: F, tenant: RequestTenant, before: R | undefined): F
  /** What the server writes of a new record. */
  begin(): K
  /** What it writes when people change the fields of one. */
  change?(before: R, after: R): R
  /** What else happens in the transaction; `before` is undefined for a new record, `after` for one that is removed. */
  effect?(store: Store, tenant: string, before: R | undefined, after: R | undefined): Operation<void>
  /** Whether it counts among those of which a tenant may have so many; each does if left out. */
  isCounted?(record: R): boolean
  /** How a secret is made, and by what people recognise it. */
  readonly secret: {
    /** Null for a record that has none. */
    make(record: F): string | null
    hint(secret: string): string
    /** The refusal to rotate what has none. */
    readonly none?: { readonly code: string; readonly message: string }
  }
  /** What answers have besides the declared values, or in their place. */
  readonly answer: {
    readonly shape: A
    read?(store: Store, tenant: string): Operation<C>
    of(record: R, read: C): z.output<z.ZodObject<A>>
  }
  /** The answer of the list, if it is not the array of the records itself. */
  readonly list?: {
    schema(records: z.ZodType): z.ZodType
    answer(records: readonly object[], tenant: RequestTenant): object
  }
  /** What the audit log notes besides id and name. */
  detail?(record: R): object
}

type Values = Readonly<Record<string, unknown>>

/** Any record, for the code here: the columns that all have. */
interface AnyRecord extends Values {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly createdBy: string
}
type AnyBehaviour = Behaviour<AnyRecord, Values, Values, z.ZodRawShape, unknown>

const hour = 3_600_000
const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const params = tenantParams.extend({ id: z.uuid() })
const rotateBody = z.strictObject({
  keepHours: z
    .int()
    .min(0)
    .max(168)
    .default(24)
    .describe('For how many hours the secret until now holds besides the new one.'),
})

/**
 * Adds the routes of the records of a declaration, for the members of their tenant: list, create, change, rotate the
 * secret, end the one before, and remove. Each change is in the audit log.
 */
export function systemRecordRoutes<
  F extends z.ZodRawShape,
  K extends z.ZodRawShape,
  S extends Secret,
  A extends z.ZodRawShape,
  C,
>(
  app: FastifyInstance,
  declaration: SystemRecord<F, K, S>,
  typed: Behaviour<RecordOf<SystemRecord<F, K, S>>, RowOf<F>, RowOf<K>, A, C>,
): void {
  const behaviour = typed as unknown as AnyBehaviour
  const { fields, create, edit, kept, shown, most, freshSignIn, revoked, audit, operations, tag } =
    declaration as unknown as SystemRecord
  const { table, secret, answer, isCounted = () => true } = behaviour
  const path = `/api/v1/authorized/tenants/:tenant/${declaration.path}`
  const refusals = (...more: readonly (409 | 412 | 413 | 415 | 428)[]) => errorResponses(400, 401, 403, 404, ...more)
  const store = () => storeOf(app.database!)
  const isRevocable = revoked !== undefined
  const keptSecret = keptSecrets[declaration.secret](secret.hint)
  const mayLackSecret = declaration.secret === 'readable'

  const createBody = z.strictObject(
    Object.fromEntries(create.map((name) => [name, inputOf(fields[name] as z.ZodType, true)])),
  )
  const changeBody = z
    .strictObject({
      version: z.int().describe('The version that the change is based on; or `If-Match`.'),
      ...Object.fromEntries(edit.map((name) => [name, inputOf(fields[name] as z.ZodType, false)])),
    })
    .partial()
  const hint = z.string().describe('The first characters of its secret.')
  const saved = z.object({
    id: z.uuid(),
    ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, bareOf(schema as z.ZodType)])),
    hint: mayLackSecret ? hint.nullable().describe('The first characters of its secret; null without one.') : hint,
    previous: z
      .object({ hint: z.string(), until: z.iso.datetime() })
      .nullable()
      .describe('The secret before the last rotation, as long as it holds.'),
    ...Object.fromEntries(shown.map((name) => [name, kept[name]!])),
    ...answer.shape,
    createdAt: z.iso.datetime(),
    createdBy: z.uuid(),
    updatedAt: z.iso.datetime(),
    version: z.int(),
  })
  const shownOnce = z.string().describe('The secret, shown this once; keep it where programs keep secrets.')
  const withSecret = saved.extend({
    secret: mayLackSecret
      ? shownOnce.nullable().describe('The secret, shown this once; null for what has none.')
      : shownOnce,
  })
  const listed = z.array(saved.extend({ creator: creatorSchema }))
  const asOperation = ({ id, ...words }: DeclaredOperation) => ({ operationId: id, ...words, tags: [tag] })

  app.get(path, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.list),
      params: tenantParams,
      response: { 200: behaviour.list?.schema(listed) ?? listed, ...refusals() },
    },
    handler: async (request, reply) => {
      const tenant = request.access.tenant!
      const answers = await app.database!.read(tenant.id, function* () {
        const read = yield* readFor(tenant.id)
        return (yield* table.all(store(), tenant.id)).map((record) => answerOf(record, read))
      })
      const records = await withCreators(app.database!, await app.operatorTenant(), tenant.id, answers)
      return reply.send(behaviour.list?.answer(records, tenant) ?? records)
    },
  })

  app.post(path, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.create),
      params: tenantParams,
      body: createBody,
      response: { 201: withSecret, ...refusals(409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { tenant, user, sessionId } = request.access
      const asked = { ...initialValues(), ...parseWith(createBody, request.body) }
      const values = behaviour.judge(asked, tenant!, undefined)
      await assertFreshSession(app.database!, sessionId)
      const now = new Date().toISOString()
      const made = secret.make(values)
      const record = {
        id: uuid(),
        ...values,
        ...behaviour.begin(),
        ...keptSecret.columnsOf(made),
        ...keptSecret.withoutPrevious,
        version: 1,
        createdAt: now,
        createdBy: user.id,
        updatedAt: now,
        updatedBy: user.id,
      } as unknown as AnyRecord
      const body = await app.database!.write(tenant!.id, function* () {
        yield* assertRoom(tenant!.id, record, undefined)
        if (behaviour.effect) yield* behaviour.effect(store(), tenant!.id, undefined, record)
        yield* table.insert(store(), tenant!.id, record)
        yield* note(request, audit.actions.create, record)
        return answerOf(record, yield* readFor(tenant!.id))
      })
      return sendTagged(reply.status(201), 1, { ...body, secret: made })
    },
  })

  app.patch(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.change),
      params,
      body: changeBody,
      response: { 200: saved, ...refusals(...(isRevocable ? ([409] as const) : []), 412, 413, 415, 428) },
    },
    handler: async (request, reply) => {
      const { version: _, ...asked } = parseWith(changeBody, request.body) as Values
      const version = expectedVersionOf(request, request.body as Record<string, unknown>)
      if (freshSignIn === true || freshSignIn.some((name) => asked[name] !== undefined))
        await assertFreshSession(app.database!, request.access.sessionId)
      const body = await change(request, audit.actions.change, version, (before) => {
        const values = { ...pick(before, Object.keys(fields)), ...withoutAbsent(asked) }
        const after = { ...before, ...behaviour.judge(values, request.access.tenant!, before) }
        return behaviour.change?.(before, after) ?? after
      })
      return sendTagged(reply, body.version, body)
    },
  })

  app.post(`${path}/:id/rotations`, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.rotate),
      params,
      body: rotateBody,
      response: { 201: withSecret, ...refusals(409, 413, 415) },
    },
    handler: async (request, reply) => {
      const { keepHours } = parseWith(rotateBody, request.body)
      await assertFreshSession(app.database!, request.access.sessionId)
      let made: string | null = null
      const body = await change(request, audit.actions.rotate, undefined, (before) => {
        made = secret.make(before)
        if (made === null) throw new ApiError(409, secret.none!.message, { code: secret.none!.code })
        const until = new Date(Date.now() + keepHours * hour).toISOString()
        const former = keepHours === 0 ? keptSecret.withoutPrevious : keptSecret.previousOf(before, until)
        return { ...before, ...keptSecret.columnsOf(made), ...former }
      })
      return sendTagged(reply.status(201), body.version, { ...body, secret: made })
    },
  })

  app.delete(`${path}/:id/previous-secret`, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.endPrevious),
      params,
      response: { 200: saved, ...refusals(...(isRevocable ? ([409] as const) : [])) },
    },
    handler: async (request, reply) => {
      const body = await change(request, audit.actions.change, undefined, (before) => ({
        ...before,
        ...keptSecret.withoutPrevious,
      }))
      return sendTagged(reply, body.version, body)
    },
  })

  app.delete(`${path}/:id`, {
    config: { access: 'member' },
    schema: {
      ...asOperation(operations.remove),
      params,
      response: isRevocable
        ? { 200: saved, ...refusals(409) }
        : { 204: { description: 'Removed.', type: 'null' }, ...refusals() },
    },
    handler: async (request, reply) => {
      if (isRevocable) {
        const end = { revokedAt: new Date().toISOString(), revokedBy: request.access.user.id }
        const revoke = (before: AnyRecord) => ({ ...before, ...keptSecret.withoutPrevious, ...end })
        return reply.send(await change(request, audit.actions.remove, undefined, revoke))
      }
      const { id } = parseWith(params, request.params)
      const { id: tenant } = request.access.tenant!
      await app.database!.write(tenant, function* () {
        const record = yield* existing(tenant, id)
        if (behaviour.effect) yield* behaviour.effect(store(), tenant, record, undefined)
        yield* table.remove(store(), tenant, id)
        yield* note(request, audit.actions.remove, record)
      })
      return reply.status(204).send()
    },
  })

  function* existing(tenant: string, id: string): Operation<AnyRecord> {
    const record = yield* table.find(store(), tenant, id)
    if (!record) throw notFound()
    return record
  }

  /** Changes a record that is not revoked, and notes it in the audit log. */
  async function change(
    request: FastifyRequest,
    action: typeof audit.actions.change,
    version: number | undefined,
    changed: (before: AnyRecord) => AnyRecord,
  ): Promise<z.output<typeof saved>> {
    const { id } = parseWith(params, request.params)
    const { tenant, user } = request.access
    return app.database!.write(tenant!.id, function* () {
      const before = yield* existing(tenant!.id, id)
      if (version !== undefined && before.version !== version) throw stale(answerOf(before, yield* readFor(tenant!.id)))
      if (revoked && before['revokedAt'] !== null) throw new ApiError(409, revoked.message, { code: revoked.code })
      const record: AnyRecord = {
        ...changed(before),
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
        updatedBy: user.id,
      }
      yield* assertRoom(tenant!.id, record, before)
      if (behaviour.effect) yield* behaviour.effect(store(), tenant!.id, before, record)
      yield* table.save(store(), tenant!.id, record)
      yield* note(request, action, record)
      // After the effects, which may be what it says.
      return answerOf(record, yield* readFor(tenant!.id))
    })
  }

  /** Throws if a record would be one too many. */
  function* assertRoom(tenant: string, record: AnyRecord, before: AnyRecord | undefined): Operation<void> {
    if (!isCounted(record) || (before && isCounted(before))) return
    const others = (yield* table.all(store(), tenant)).filter((each) => each.id !== record.id && isCounted(each))
    if (others.length >= most.count) throw new ApiError(409, most.message, { code: most.code })
  }

  function* note(request: FastifyRequest, action: typeof audit.actions.change, record: AnyRecord): Operation<void> {
    const { tenant, sessionId, user } = request.access
    const { id, name } = record
    yield* recordEvent(store(), {
      action,
      ...(yield* actorOfSession(store().database.dialect, sessionId, user.id)),
      ...requestOrigin(request),
      detail: { tenant: tenant!.slug, [audit.id]: id, name, ...behaviour.detail?.(record) },
    })
  }

  function* readFor(tenant: string): Operation<unknown> {
    return answer.read && (yield* answer.read(store(), tenant))
  }

  function answerOf(record: AnyRecord, read: unknown): z.output<typeof saved> {
    const { id, createdAt, createdBy, updatedAt, version } = record
    const until = record['previousUntil'] as string | null
    return {
      id,
      ...pick(record, Object.keys(fields)),
      hint: keptSecret.hintOf(record),
      previous:
        until !== null && Date.parse(until) > Date.now() ? { hint: keptSecret.previousHintOf(record), until } : null,
      ...pick(record, shown),
      ...answer.of(record, read),
      createdAt,
      createdBy,
      updatedAt,
      version,
    } as z.output<typeof saved>
  }

  /** Of the fields that only a change can set. */
  const initialValues = () =>
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, kindOf(schema as z.ZodType)?.initially ?? null]),
    )
}

/**
 * How a caller sends a value: converted to its stored form, and null where it may be empty. Of what makes a record
 * (`isNew`), it may be left out where it has an initial value.
 */
function inputOf(schema: z.ZodType, isNew: boolean): z.ZodType {
  const { normalise, initially } = kindOf(schema) ?? {}
  const value = bareOf(schema)
  const read = describedAs(schema, normalise ? z.preprocess((sent) => normalise(sent), value) : value)
  const initial =
    schema instanceof z.ZodDefault
      ? schema.def.defaultValue
      : (initially ?? (schema instanceof z.ZodOptional ? null : undefined))
  return isNew && initial !== undefined ? read.prefault(initial) : read
}

/** How records and answers have a value: without its default, and null in place of nothing. */
function bareOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return describedAs(schema, z.nullable(schema.unwrap() as z.ZodType))
  return schema instanceof z.ZodDefault ? describedAs(schema, schema.unwrap() as z.ZodType) : schema
}

const describedAs = ({ description }: z.ZodType, schema: z.ZodType): z.ZodType =>
  description === undefined ? schema : schema.describe(description)

const pick = (values: Values, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name]]))

const withoutAbsent = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const sendTagged = (reply: FastifyReply, version: number, body: object): FastifyReply =>
  reply.header('etag', `"${version}"`).send(body)
