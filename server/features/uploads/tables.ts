import { z } from 'zod'
import { uploadKinds } from '../../../entities/language/uploads/upload-kinds.ts'
import { systemTable, type StoredRowOf } from '../../kernel/system-records/table.ts'

/** An uploaded file. */
const columns = {
  id: z.uuid(),
  /** The random name under which it is stored and served. */
  name: z.string(),
  kind: z.enum(uploadKinds),
  /** The media type of the stored file. */
  type: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** The original file name, shown to people. */
  title: z.string(),
  /** What a picture shows; suggested wherever the picture is chosen. */
  alt: z.string().nullable(),
  /** Title and alternative text, folded for searching. */
  folded: z.string(),
  version: z.int(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
  /** The upload that replaced this one. It is kept for earlier versions of records, and hidden from the library. */
  replacedBy: z.string().nullable(),
  /** The SHA-256 of the file as it was received, in hex; null for what was uploaded before it was kept, and for demo files. */
  digest: z.string().nullable(),
  /** The colour that most of a picture has, as `#rrggbb`; null for other files, and until it is known. */
  color: z.string().nullable(),
  /** How often its colour was looked for after it was uploaded. */
  colorTries: z.int(),
  /** The focal point of a picture, in hundredths of its width and height from the top left. */
  focusX: z.int(),
  focusY: z.int(),
}

export type UploadRow = StoredRowOf<typeof columns>

export const uploadTable = systemTable('upload', columns)

declare module '../../base/db/tables.ts' {
  interface TenantSystemTables {
    upload: UploadRow
    upload_use: {
      tenant_id: string
      upload: string
      entity: string
      recordId: string
      field: string
      /** The focal points that the field has for it, as addresses name them, with a space around each; empty for none. */
      points: string
    }
  }
}
