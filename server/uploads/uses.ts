import { holdsUploads, uploadsIn, withFacts, type Facts } from '../../entities/uploads-in.ts'
import type { Values } from '../../entities/body.ts'
import type { Issue } from '../../entities/issue.ts'
import type { Context } from '../crud/context.ts'
import { wallOf } from '../crud/context.ts'
import { column } from '../db/column.ts'
import { value, type Row } from '../crud/record/row.ts'
import { marker } from '../db/marker.ts'
import { all, run, type Operation } from '../db/query.ts'
import { invalid } from '../errors.ts'
import { nameOf, srcOf } from './names.ts'

/** What records say of uploads: that they are there, what they are, and which record names which. */

interface Known extends Facts {
  readonly id: string
  readonly name: string
}

/**
 * The values with what each upload they name is. Refuses an upload that is not the tenant's, and one that the field does
 * not take.
 */
export function* settleUploads(context: Context, values: Values): Operation<Values> {
  const holding = fieldsHolding(context).filter(({ name }) => values[name] !== undefined && values[name] !== null)
  const named = holding.flatMap((field) =>
    uploadsIn(field, values[field.name]).map((each) => ({ ...each, path: [field.name, ...each.path] })),
  )
  if (named.length === 0) return values
  const known = yield* uploadsNamed(
    context,
    named.map(({ src }) => src),
  )
  const issues = named.flatMap(({ src, path, rules }): readonly Issue[] => {
    const upload = known.get(src)
    if (!upload) return [{ path, rule: 'integrity.refNotFound', params: {} }]
    return rules.filter((rule) => !rule.holds(upload)).map(({ rule, params }) => ({ path, rule, params }))
  })
  if (issues.length > 0) throw invalid(issues, context.entity.name)
  const settled = holding.map((field) => [field.name, withFacts(field, values[field.name], (src) => known.get(src)!)])
  return { ...values, ...(Object.fromEntries(settled) as Values) }
}

/** Writes down which uploads a record names now, in the fields that changed. */
export function* noteUses(context: Context, id: string, row: Row, changed: readonly string[]): Operation<void> {
  for (const field of fieldsHolding(context)) {
    if (!changed.includes(field.name)) continue
    yield* forgetUses(context, id, field.name)
    const srcs = uploadsIn(field, value(field.storage, row[field.name] ?? null)).map(({ src }) => src)
    const known = yield* uploadsNamed(context, srcs)
    for (const upload of new Set(known.values())) yield* noteUse(context, upload.id, id, field.name)
  }
}

const fieldsHolding = ({ entity }: Context) => Object.values(entity.fields).filter(holdsUploads)

function* noteUse(context: Context, upload: string, id: string, field: string): Operation<void> {
  const { store } = context
  const statement = store.shaped('note use', () =>
    store.scope.insertInto('upload_use', {
      upload: marker('upload'),
      entity: marker('entity'),
      recordId: marker('id'),
      field: marker('field'),
    }),
  )
  yield* run(statement({ ...wallOf(context), upload, id, field }))
}

/** Forgets which uploads a record names, in one field or in all. */
export function* forgetUses(context: Context, id: string, field?: string): Operation<void> {
  const { store } = context
  const statement = store.shaped(`forget uses${field ? ' of a field' : ''}`, () => {
    const ofRecord = store.scope
      .deleteFrom('upload_use')
      .where('upload_use.entity', '=', marker('entity'))
      .where('upload_use.recordId', '=', marker('id'))
    return field ? ofRecord.where('upload_use.field', '=', marker('field')) : ofRecord
  })
  yield* run(statement({ ...wallOf(context), id, field }))
}

/** The uploads of the tenant at some addresses, by address. */
function* uploadsNamed(context: Context, srcs: readonly string[]): Operation<ReadonlyMap<string, Known>> {
  const { store, tenant } = context
  const own = srcs.filter((src) => src === srcOf(tenant.id, nameOf(src)))
  if (own.length === 0) return new Map()
  const statement = store.shaped<Known>('uploads named', () =>
    store.scope
      .selectFrom('upload')
      .where(store.idiom.isAmong(column('upload', 'name'), marker('names')))
      .select(['upload.id', 'upload.name', 'upload.title', 'upload.type', 'upload.size'])
      .select(['upload.width', 'upload.height']),
  )
  const rows = yield* all(statement({ ...wallOf(context), names: JSON.stringify(own.map(nameOf)) }))
  return new Map(rows.map((row) => [srcOf(tenant.id, row.name), row]))
}
