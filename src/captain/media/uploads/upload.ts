import type { Address, Answer } from '../../../shell/api/answer.ts'

/** A file that a tenant keeps. */
export type Upload = Answer<'POST /api/v1/authorized/tenants/{tenant}/uploads'>

/** One in the list of the library, with in how many places it is used. */
export type LibraryUpload = Answer<'GET /api/v1/authorized/tenants/{tenant}/uploads'>[number]

/** Where the API keeps the uploads of a tenant. */
export const uploadsPath = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/uploads` as const

/** Where the API keeps one of them. */
export type UploadPath = Address<'GET /api/v1/authorized/tenants/{tenant}/uploads/{id}'>

/** Where files are sent to: a new one, or one in the place of another. */
export type SendingPath = Address<SendingOperation>
export type SendingOperation =
  | 'POST /api/v1/authorized/tenants/{tenant}/uploads'
  | 'POST /api/v1/authorized/tenants/{tenant}/uploads/{id}/replacements'

const megabyte = 1024 * 1024

/** A size as people say it: `0.3`, `12` megabytes. */
export const megabytesOf = (size: number): number => Math.max(Math.round((size / megabyte) * 10) / 10, 0.1)
