import type { FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { kindOf } from '../../../entities/language/field-kind.ts'
import type { AuditAction } from '../../../entities/language/shared/audit-actions.ts'
import { systemOperations } from '../../../entities/language/system-operation.ts'
import type { Secret, SystemRecord } from '../../../entities/language/system-record.ts'
import type { Operation } from '../../base/db/query.ts'
import { ApiError, notFound, stale } from '../../base/errors/api-error.ts'
import { actorOfSession } from '../auth/accounts.ts'
import { recordEvent } from '../auth/audit/record-event.ts'
import { requestOrigin } from '../auth/calls/call.ts'
import { creatorSchema, withCreators } from '../auth/creators.ts'
import { assertFreshSession } from '../auth/fresh-session.ts'
import type { RequestTenant } from '../auth/access.ts'
import type { Store } from '../records/context.ts'
import { operationRoutes, type MemberCall } from './operations.ts'
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
  const refusals = isRevocable ? ([409] as const) : []
  const group = systemOperations({
    path: declaration.path,
    tag,
    access: 'member',
    operations: {
      list: { ...operations.list, call: 'GET', answer: behaviour.list?.schema(listed) ?? listed },
      create: { ...operations.create, call: 'POST', body: createBody, answer: withSecret, refusals: [409] },
      change: {
        ...operations.change,
        call: 'PATCH /:id',
        isVersioned: true,
        body: changeBody,
        answer: saved,
        refusals,
      },
      rotate: {
        ...operations.rotate,
        call: 'POST /:id/rotations',
        body: rotateBody,
        answer: withSecret,
        refusals: [409],
      },
      endPrevious: { ...operations.endPrevious, call: 'DELETE /:id/previous-secret', answer: saved, refusals },
      remove: {
        ...operations.remove,
        call: 'DELETE /:id',
        answer: isRevocable ? saved : 'Removed.',
        refusals,
      },
    },
  })

  operationRoutes(app, group, {
    async list({ store, tenant, read }) {
      const answers = await read(function* () {
        const more = yield* readFor(store, tenant.id)
        return (yield* table.all(store, tenant.id)).map((record) => answerOf(record, more))
      })
      const records = await withCreators(store.database, await app.operatorTenant(), tenant.id, answers)
      return behaviour.list?.answer(records, tenant) ?? records
    },

    async create(call) {
      const { request, store, tenant, user, write } = call
      const values = behaviour.judge({ ...initialValues(), ...call.body }, tenant, undefined)
      await assertFreshSession(store.database, request.access.sessionId)
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
      const body = await write(function* () {
        yield* assertRoom(call, record, undefined)
        if (behaviour.effect) yield* behaviour.effect(store, tenant.id, undefined, record)
        yield* table.insert(store, tenant.id, record)
        yield* note(call, audit.actions.create, record)
        return answerOf(record, yield* readFor(store, tenant.id))
      })
      return { ...body, secret: made }
    },

    async change(call) {
      const { version: _, ...asked } = call.body as Values
      if (freshSignIn === true || freshSignIn.some((name) => asked[name] !== undefined))
        await assertFreshSession(call.store.database, call.request.access.sessionId)
      return change(call, call.params.id, audit.actions.change, call.version, (before) => {
        const values = { ...pick(before, Object.keys(fields)), ...withoutAbsent(asked) }
        const after = { ...before, ...behaviour.judge(values, call.tenant, before) }
        return behaviour.change?.(before, after) ?? after
      })
    },

    async rotate(call) {
      await assertFreshSession(call.store.database, call.request.access.sessionId)
      let made: string | null = null
      const body = await change(call, call.params.id, audit.actions.rotate, undefined, (before) => {
        made = secret.make(before)
        if (made === null) throw new ApiError(409, secret.none!.message, { code: secret.none!.code })
        const { keepHours } = call.body
        const until = new Date(Date.now() + keepHours * hour).toISOString()
        const former = keepHours === 0 ? keptSecret.withoutPrevious : keptSecret.previousOf(before, until)
        return { ...before, ...keptSecret.columnsOf(made), ...former }
      })
      return { ...body, secret: made }
    },

    endPrevious: (call) =>
      change(call, call.params.id, audit.actions.change, undefined, (before) => ({
        ...before,
        ...keptSecret.withoutPrevious,
      })),

    async remove(call) {
      const { store, tenant, user, params, write } = call
      if (isRevocable) {
        const end = { revokedAt: new Date().toISOString(), revokedBy: user.id }
        return change(call, params.id, audit.actions.remove, undefined, (before) => ({
          ...before,
          ...keptSecret.withoutPrevious,
          ...end,
        }))
      }
      await write(function* () {
        const record = yield* existing(call, params.id)
        if (behaviour.effect) yield* behaviour.effect(store, tenant.id, record, undefined)
        yield* table.remove(store, tenant.id, params.id)
        yield* note(call, audit.actions.remove, record)
      })
    },
  })

  function* existing({ store, tenant }: MemberCall, id: string): Operation<AnyRecord> {
    const record = yield* table.find(store, tenant.id, id)
    if (!record) throw notFound()
    return record
  }

  /** Changes a record that is not revoked, and notes it in the audit log. */
  function change(
    call: MemberCall,
    id: string,
    action: AuditAction,
    version: number | undefined,
    changed: (before: AnyRecord) => AnyRecord,
  ): Promise<z.output<typeof saved>> {
    const { store, tenant, user, write } = call
    return write(function* () {
      const before = yield* existing(call, id)
      if (version !== undefined && before.version !== version)
        throw stale(answerOf(before, yield* readFor(store, tenant.id)))
      if (revoked && before['revokedAt'] !== null) throw new ApiError(409, revoked.message, { code: revoked.code })
      const record: AnyRecord = {
        ...changed(before),
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
        updatedBy: user.id,
      }
      yield* assertRoom(call, record, before)
      if (behaviour.effect) yield* behaviour.effect(store, tenant.id, before, record)
      yield* table.save(store, tenant.id, record)
      yield* note(call, action, record)
      // After the effects, which may be what it says.
      return answerOf(record, yield* readFor(store, tenant.id))
    })
  }

  /** Throws if a record would be one too many. */
  function* assertRoom(
    { store, tenant }: MemberCall,
    record: AnyRecord,
    before: AnyRecord | undefined,
  ): Operation<void> {
    if (!isCounted(record) || (before && isCounted(before))) return
    const others = (yield* table.all(store, tenant.id)).filter((each) => each.id !== record.id && isCounted(each))
    if (others.length >= most.count) throw new ApiError(409, most.message, { code: most.code })
  }

  function* note(
    { request, store, tenant, user }: MemberCall,
    action: AuditAction,
    record: AnyRecord,
  ): Operation<void> {
    const { id, name } = record
    yield* recordEvent(store, {
      action,
      ...(yield* actorOfSession(store.database.dialect, request.access.sessionId, user.id)),
      ...requestOrigin(request),
      detail: { tenant: tenant.slug, [audit.id]: id, name, ...behaviour.detail?.(record) },
    })
  }

  function* readFor(store: Store, tenant: string): Operation<unknown> {
    return answer.read && (yield* answer.read(store, tenant))
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
