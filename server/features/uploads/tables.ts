import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
/** An uploaded file. */
export interface UploadRow {
  tenant_id: string
  id: string
  /** The random name under which it is stored and served. */
  name: string
  kind: UploadKind
  /** The media type of the stored file. */
  type: string
  size: number
  width: number | null
  height: number | null
  /** The original file name, shown to people. */
  title: string
  /** What a picture shows; suggested wherever the picture is chosen. */
  alt: string | null
  /** Title and alternative text, folded for searching. */
  folded: string
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string
  /** The upload that replaced this one. It is kept for earlier versions of records, and hidden from the library. */
  replacedBy: string | null
  /** The SHA-256 of the file as it was received, in hex; null for what was uploaded before it was kept, and for demo files. */
  digest: string | null
  /** The colour that most of a picture has, as `#rrggbb`; null for other files, and until it is known. */
  color: string | null
  /** How often its colour was looked for after it was uploaded. */
  colorTries: number
}

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    upload: UploadRow
    upload_use: { tenant_id: string; upload: string; entity: string; recordId: string; field: string }
  }
}
