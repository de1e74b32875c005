import type { Params } from '../../../entities/language/rule.ts'
import { ApiError, invalid, type StatusCode } from '../../base/errors/api-error.ts'

/** Why a file is refused; each has a message in `validations.upload`. */
export type UploadRule =
  | 'upload.noFile'
  | 'upload.empty'
  | 'upload.tooLarge'
  | 'upload.tooMany'
  | 'upload.type'
  | 'upload.svg'
  | 'upload.unreadable'
  | 'upload.tooManyPixels'
  | 'upload.kind'
  | 'upload.waiting'

/** The Retry-After in seconds if too much is waiting. */
const retryAfter = 60

const statuses: Readonly<Partial<Record<UploadRule, StatusCode>>> = { 'upload.tooLarge': 413, 'upload.waiting': 429 }

/** 400 for a file that is not accepted, 413 for one that is too large, 429 for too many at a time. */
export function uploadError(rule: UploadRule, params: Params = {}, name = ''): ApiError {
  const { message, data } = invalid([{ path: ['file'], rule, params: { ...params, name } }])
  const status = statuses[rule] ?? 400
  return new ApiError(status, status === 429 ? undefined : message, status === 429 ? { ...data, retryAfter } : data)
}
