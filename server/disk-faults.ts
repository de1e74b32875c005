import { ApiError } from './errors.ts'

/** No room left for a file (errno(3)); what a database says of its own disk is `db/unavailable.ts`'s matter. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** A disk that fails, or that nobody may write to any more. */
const noDisk: ReadonlySet<string> = new Set(['EIO', 'EROFS'])

/** 507 where a disk is full, 503 where it fails; undefined for every other error. */
export function diskFault(thrown: unknown): ApiError | undefined {
  const code = String((thrown as { readonly code?: unknown } | null)?.code)
  if (noRoom.has(code)) return Object.assign(new ApiError(507), { cause: thrown })
  return noDisk.has(code) ? Object.assign(new ApiError(503), { cause: thrown }) : undefined
}
