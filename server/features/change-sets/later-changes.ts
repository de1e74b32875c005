import { isDeepStrictEqual } from 'node:util'
import type { Values } from '../../../entities/language/input/body.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { authorName } from '../../base/db/account-name.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { tenantBindings, type Context } from '../../kernel/records/context.ts'
import {
  revisionsOf,
  storedColumns,
  wholeContents,
  type StoredRevision,
} from '../../kernel/records/revision-contents.ts'
import type { Action } from '../../kernel/tables.ts'

/** A later change of a record, and the fields whose values it was the last to change. */
export interface LaterChange {
  readonly version: number
  readonly action: Action
  readonly at: string
  readonly by: { readonly id: string; readonly name: string } | null
  readonly fields: readonly string[]
}

interface Later extends StoredRevision {
  readonly action: Action
  readonly at: string
  readonly by: string | null
  readonly byName: string | null
}

/** How many later changes of a record are read at most: the newest. */
const readMost = 20

/** What changed a record after a version, the newest first: by whom and when, and which fields. */
export function* laterChanges(context: Context, id: string, version: number): Operation<readonly LaterChange[]> {
  const { store, entity, tenant } = context
  const statement = store.cachedStatement<Later>`later changes|${entity.name}|${tenant.site}`(() =>
    revisionsOf(store.scope)
      .where('revision.version', '>=', param('version'))
      .orderBy('revision.version', 'desc')
      .limit(param('most'))
      .select([
        ...storedColumns(context),
        'revision.action',
        'revision.at',
        'revision.by',
        authorName(store.scope, column('revision', 'by')).as('byName'),
      ]),
  )
  const revisions = yield* all(statement({ ...tenantBindings(context), id, version, most: readMost + 1 }))
  const contents = (yield* wholeContents(context, id, revisions)).map(
    ({ parts }) => JSON.parse(Buffer.concat(parts).toString()) as Values,
  )
  const compared = siteFields(entity, tenant.site).filter(
    ({ name }) => !entity.derived?.[name] && !entity.counted?.includes(name),
  )
  const known = new Set<string>()
  return revisions.slice(0, -1).flatMap(({ version: made, action, at, by, byName }, place) => {
    const [after, before] = [contents[place]!, contents[place + 1]!]
    const fields = compared
      .map(({ name }) => name)
      .filter((name) => !known.has(name) && !isDeepStrictEqual(after[name] ?? null, before[name] ?? null))
    for (const name of fields) known.add(name)
    if (fields.length === 0 && action !== 'delete' && action !== 'restore') return []
    return [{ version: made, action, at, by: by === null || byName === null ? null : { id: by, name: byName }, fields }]
  })
}
