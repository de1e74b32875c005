import { v7 as uuid } from 'uuid'
import type { UploadKind } from '../../entities/upload.ts'
import type { Store } from '../crud/context.ts'
import { fold } from '../crud/search/fold.ts'
import { marker } from '../db/marker.ts'
import { run, type Operation } from '../db/query.ts'
import type { UploadRow } from '../db/tables.ts'

/** A file that lies in the storage and is about to be known. */
export interface Kept {
  readonly name: string
  readonly kind: UploadKind
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly title: string
  readonly alt?: string | null
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
] as const satisfies readonly (keyof UploadRow)[]

/** What an upload is found by. */
export const foldedOf = ({ title, alt }: Pick<Kept, 'title' | 'alt'>): string => fold(`${title}\n${alt ?? ''}`)

/** Makes a file that lies in the storage an upload of the tenant. */
export function* insertUpload(store: Store, tenant: string, by: string | null, kept: Kept): Operation<UploadRow> {
  const now = new Date().toISOString()
  const row: UploadRow = {
    ...kept,
    tenant_id: tenant,
    id: uuid(),
    alt: kept.alt ?? null,
    folded: foldedOf(kept),
    version: 1,
    createdAt: now,
    createdBy: by,
    updatedAt: now,
    replacedBy: null,
  }
  const statement = store.shaped('insert upload', () =>
    store.scope.insertInto('upload', Object.fromEntries(columns.map((name) => [name, marker(name)]))),
  )
  yield* run(statement({ ...row }))
  return row
}
