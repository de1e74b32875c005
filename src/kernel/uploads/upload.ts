import type { Address, Answer } from '../../shell/base/answer.ts'

/** An uploaded file of a tenant. */
export type Upload = Answer<'POST /api/v1/authorized/tenants/{tenant}/uploads'>

/** A file in the library's list, with its number of uses. */
export type LibraryUpload = Answer<'GET /api/v1/authorized/tenants/{tenant}/uploads'>[number]

/** The API path of a tenant's uploads. */
export const uploadsPath = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/uploads` as const

/** The API path of a single upload. */
export type UploadPath = Address<'GET /api/v1/authorized/tenants/{tenant}/uploads/{id}'>

/** Where a file is posted: as a new upload, or to replace an existing one. */
export type SendingPath = Address<SendingOperation>
export type SendingOperation =
  | 'POST /api/v1/authorized/tenants/{tenant}/uploads'
  | 'POST /api/v1/authorized/tenants/{tenant}/uploads/{id}/replacements'

const megabyte = 1024 * 1024

/** A size in megabytes, for display: `0.3`, `12`. */
export const megabytesOf = (size: number): number => Math.max(Math.round((size / megabyte) * 10) / 10, 0.1)
