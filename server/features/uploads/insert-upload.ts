import { v7 as uuid } from 'uuid'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import type { Store } from '../../kernel/records/context.ts'
import { param } from '../../base/db/parameter.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { UploadRow } from './tables.ts'
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
}

const columns = [
  'id',
  'name',
  'kind',
  'type',
  'size',
  'width',
  'height',
  'title',
  'alt',
  'folded',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'replacedBy',
  'digest',
  'color',
  'colorTries',
] as const satisfies readonly (keyof UploadRow)[]

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
  }
  const statement = store.cachedStatement`insert upload`(() =>
    store.scope.insertInto('upload', Object.fromEntries(columns.map((name) => [name, param(name)]))),
  )
  yield* run(statement({ ...row }))
  return row
}
