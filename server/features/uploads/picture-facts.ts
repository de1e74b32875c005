import { focusOf, type Focus } from '../../../entities/language/uploads/focus.ts'
import { column } from '../../base/db/column.ts'
import { param } from '../../base/db/parameter.ts'
import { all, type Operation } from '../../base/db/query.ts'
import type { Store } from '../../kernel/records/context.ts'
import { fileNameOf } from './file-names.ts'
import type { UploadRow } from './tables.ts'

/** What the library knows of a picture that records do not keep. */
export interface PictureFacts {
  /** The colour that most of it has; null until it is known. */
  readonly color: string | null
  readonly focus: Focus
}

/** What the library of a tenant knows of pictures, by their addresses; nothing of those that are gone. */
export function* readPictureFacts(
  store: Store,
  tenant: string,
  srcs: readonly string[],
): Operation<ReadonlyMap<string, PictureFacts>> {
  if (srcs.length === 0) return new Map()
  const statement = store.cachedStatement<Pick<UploadRow, 'name' | 'color' | 'focusX' | 'focusY'>>`facts of pictures`(
    () =>
      store.scope
        .selectFrom('upload')
        .where(store.fn.inJsonArray(column('upload', 'name'), param('names')))
        .select(['upload.name', 'upload.color', 'upload.focusX', 'upload.focusY']),
  )
  const rows = yield* all(statement({ tenant_id: tenant, names: JSON.stringify(srcs.map(fileNameOf)) }))
  const byName = new Map(rows.map((row) => [row.name, row]))
  return new Map(
    srcs.flatMap((src) => {
      const row = byName.get(fileNameOf(src))
      return row ? [[src, { color: row.color, focus: focusOf(row.focusX, row.focusY) }]] : []
    }),
  )
}
