import { v7 as uuid } from 'uuid'
import { centre, hundredths } from '../../../entities/language/uploads/focus.ts'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import type { Store } from '../../kernel/records/context.ts'
import type { Operation } from '../../base/db/query.ts'
import { uploadTable, type UploadRow } from './tables.ts'
import { uploadText } from '../../kernel/search-index/upload-text.ts'

/** A stored file that does not have a row yet. */
export interface StoredFile {
  readonly name: string
  readonly kind: UploadKind
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly title: string
  readonly alt?: string | null
  /** The SHA-256 of the file as it was received. */
  readonly digest?: string
  /** The colour that most of a picture has. */
  readonly color?: string
  /** Its focal point, in hundredths; its middle unless given. */
  readonly focusX?: number
  readonly focusY?: number
}

/** Inserts a stored file as an upload of the tenant. */
export function* insertUpload(store: Store, tenant: string, by: string | null, file: StoredFile): Operation<UploadRow> {
  const now = new Date().toISOString()
  const row: UploadRow = {
    ...file,
    tenant_id: tenant,
    id: uuid(),
    alt: file.alt ?? null,
    folded: uploadText(file),
    version: 1,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    replacedBy: null,
    digest: file.digest ?? null,
    color: file.color ?? null,
    colorTries: 0,
    focusX: file.focusX ?? hundredths(centre.x),
    focusY: file.focusY ?? hundredths(centre.y),
  }
  yield* uploadTable.insert(store, tenant, row)
  return row
}
