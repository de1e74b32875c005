import { first } from '../../../base/db/query.ts'
import type { Context } from '../../records/context.ts'
import { assertParent } from '../../records/parent.ts'
import { isIndexed } from '../../search-index/record-index.ts'
import { scanForWords } from '../../search-index/full-scan.ts'
import { mayTakeLong } from './may-take-long.ts'
import type { RecordQuery } from './query.ts'
import { pageQuery } from './select.ts'

/** How many records a list finds. Throws where the parent is not there, and the signal's reason if that aborts. */
export const countRecords = async (context: Context, query: RecordQuery, signal?: AbortSignal): Promise<number> =>
  context.store.database.read(
    context.tenant.id,
    function* () {
      if (context.entity.parent) yield* assertParent(context)
      const scans = query.words.length > 0 && !isIndexed(context.entity)
      const foundIds = scans ? yield* scanForWords(context, query.words) : undefined
      return (yield* first(pageQuery(context, { ...query, from: 0, to: 0, include: [] }, foundIds)))!.total
    },
    { mayTakeLong: mayTakeLong(context.entity, query), signal },
  )
