import type { UploadKind } from '../../../entities/upload.ts'

/** A file in the tenant's library, as the API tells of it. */
export interface Upload {
  readonly id: string
  readonly src: string
  /** The name it had, as people know it. */
  readonly name: string
  readonly kind: UploadKind
  readonly type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly alt: string | null
  readonly version: number
  readonly createdAt: string
  readonly uses: number
}

/** Where the API keeps the uploads of a tenant. */
export const uploadsPath = (tenant: string): string => `/api/v1/authorized/tenants/${tenant}/uploads`

const megabyte = 1024 * 1024

/** A size as people say it: `0.3`, `12` megabytes. */
export const megabytesOf = (size: number): number => Math.max(Math.round((size / megabyte) * 10) / 10, 0.1)
