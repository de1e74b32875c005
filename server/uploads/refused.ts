import type { Params } from '../../entities/rule.ts'
import { ApiError, invalid } from '../errors.ts'

/** Why a file is not taken; each has words in `validations.upload`. */
export type Refusal =
  | 'upload.noFile'
  | 'upload.empty'
  | 'upload.tooLarge'
  | 'upload.tooMany'
  | 'upload.type'
  | 'upload.svg'
  | 'upload.unreadable'
  | 'upload.tooManyPixels'
  | 'upload.kind'

/** 400 for a file that is not taken, 413 for one that is too large. */
export function refused(rule: Refusal, params: Params = {}, name = ''): ApiError {
  const { message, data } = invalid([{ path: ['file'], rule, params: { ...params, name } }])
  return new ApiError(rule === 'upload.tooLarge' ? 413 : 400, message, data)
}
