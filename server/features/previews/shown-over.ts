import type { Values } from '../../../entities/language/input/body.ts'
import type { Operation } from '../../base/db/query.ts'
import { layDraftsOver } from '../../kernel/drafts/lay-over.ts'
import type { Previewed } from '../../kernel/public/previewed.ts'
import type { Context } from '../../kernel/records/context.ts'

/** What a preview shows, with how it lays that over records. */
export const withLayOver = (previewed: Omit<Previewed, 'layOver'>): Previewed => ({
  ...previewed,
  layOver: (context, records) => layPreviewOver(context, records, previewed),
})

function* layPreviewOver(
  context: Context,
  records: readonly Values[],
  { shown, values, typed = {}, languages }: Omit<Previewed, 'layOver'>,
): Operation<readonly Values[]> {
  const ids = new Set(shown[context.entity.name])
  const own = records.filter(({ id }) => ids.has(String(id)))
  if (own.length === 0) return records
  const laid = values ? own.map((record) => withValues(record, values)) : yield* layDraftsOver(context, own, languages)
  const byId = new Map(laid.map((record) => [record['id'], withValues(record, typed)]))
  return records.map((record) => byId.get(record['id']) ?? record)
}

/** A record with other values in the fields that it has. */
const withValues = (record: Values, values: Values): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, Object.hasOwn(values, name) ? values[name] : value]),
  )
