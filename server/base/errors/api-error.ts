import type { Issue } from '../../../entities/language/input/issues.ts'
import { englishMessage } from '../locale/english.ts'

/** The error responses by status code (spec section 8, and the API's additions). */
export const catalogue = {
  400: { statusMessage: 'Bad Request', message: 'The request is invalid.' },
  401: { statusMessage: 'Unauthorized', message: 'Authentication is required.' },
  403: { statusMessage: 'Forbidden', message: 'Access is denied.' },
  404: { statusMessage: 'Not Found', message: 'The resource does not exist.' },
  405: { statusMessage: 'Method Not Allowed', message: 'The resource does not have this operation.' },
  408: { statusMessage: 'Request Timeout', message: 'The request did not arrive in time.' },
  409: { statusMessage: 'Conflict', message: 'The state of the resource does not allow this.' },
  410: { statusMessage: 'Gone', message: 'The resource is no longer there.' },
  412: { statusMessage: 'Precondition Failed', message: 'Somebody changed the record since it was read.' },
  413: { statusMessage: 'Content Too Large', message: 'The request is too large.' },
  414: { statusMessage: 'URI Too Long', message: 'The address is too long.' },
  415: { statusMessage: 'Unsupported Media Type', message: 'Bodies are application/json.' },
  422: { statusMessage: 'Unprocessable Content', message: 'The key stands for another call that was made before.' },
  428: { statusMessage: 'Precondition Required', message: 'The version of the record is missing.' },
  429: { statusMessage: 'Too Many Requests', message: 'Too many requests. Try again later.' },
  431: { statusMessage: 'Request Header Fields Too Large', message: 'The address or the headers are too long.' },
  500: { statusMessage: 'Internal Server Error', message: 'An internal server error occurred.' },
  503: { statusMessage: 'Service Unavailable', message: 'The server is temporarily unavailable.' },
  507: { statusMessage: 'Insufficient Storage', message: 'The server has no room left to keep this.' },
} as const satisfies Record<number, { statusMessage: string; message: string }>

export type StatusCode = keyof typeof catalogue

/** The format of every error response (spec section 3). */
export interface ErrorBody {
  readonly statusCode: number
  readonly statusMessage: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** An error that the caller may read. Anything else thrown is answered with the fixed text of 500. */
export class ApiError extends Error {
  readonly statusCode: StatusCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(statusCode: StatusCode, message: string = catalogue[statusCode].message, data: ApiError['data'] = {}) {
    super(message)
    this.statusCode = statusCode
    this.data = data
  }
}

export const badRequest = (message?: string): ApiError => new ApiError(400, message)
export const unauthorized = (message?: string): ApiError => new ApiError(401, message)
export const forbidden = (message?: string): ApiError => new ApiError(403, message)
export const notFound = (message?: string): ApiError => new ApiError(404, message)
export const unavailable = (): ApiError => new ApiError(503)

/** 503 for a response that took too long; the request may have been executed all the same. */
export const timedOut = (): ApiError =>
  new ApiError(503, 'The answer took too long. What was asked for may have been done: look before you ask again.', {
    reason: 'timeLimit',
  })

/** 400 for a body or query that breaks rules; each issue has a plain sentence besides its code. */
export const invalid = (issues: readonly Issue[], entity?: string): ApiError =>
  new ApiError(400, catalogue[400].message, { issues: withMessages(issues, entity) })

/** 403 for something a caller may not do to a record, with a plain sentence explaining why. */
export const notAllowed = (issues: readonly Issue[], entity?: string): ApiError =>
  new ApiError(403, catalogue[403].message, { issues: withMessages(issues, entity) })

/** 409 for something the state of records forbids; `data` can name the blocking records. */
export const conflict = (issues: readonly Issue[], data: ApiError['data'] = {}, entity?: string): ApiError =>
  new ApiError(409, catalogue[409].message, { issues: withMessages(issues, entity), ...data })

/** 412 with the current record, so that the caller can show both. */
export const stale = (current: unknown): ApiError => new ApiError(412, catalogue[412].message, { current })

/** 422 for an idempotency key already used with another body, with the record created then. */
export const keyReused = (current: unknown): ApiError =>
  new ApiError(422, catalogue[422].message, current === undefined ? {} : { current })

/** 413 for records too large to change together: nothing was done; `fits` is how many would fit. */
export const recordsTooLarge = (fits: number): ApiError =>
  new ApiError(413, catalogue[413].message, {
    issues: withMessages([{ path: ['records'], rule: 'recordsTooLarge', params: { fits } }], undefined),
    fits,
  })

/** 413 for a change set too large to undo in one transaction. */
export const setTooLarge = (): ApiError =>
  new ApiError(413, catalogue[413].message, {
    issues: withMessages([{ path: [], rule: 'changeSetTooLarge', params: {} }], undefined),
  })

/** 413 for a record with more children than go to the trash, or come back, in one transaction. */
export const tooManyChildren = (most: number): ApiError =>
  new ApiError(413, catalogue[413].message, {
    issues: withMessages([{ path: [], rule: 'tooManyChildren', params: { most } }], undefined),
  })

export const versionRequired = (): ApiError => new ApiError(428)

/** Issues with their plain sentences. */
export const withMessages = (issues: readonly Issue[], entity: string | undefined) =>
  issues.map((issue) => ({ ...issue, message: englishMessage(issue, entity) }))

/** 403 for an API key without the scope that a call asks for. */
export const scopeMissing = (scope: string): ApiError =>
  new ApiError(403, `The API key lacks the scope ${scope}.`, { code: 'SCOPE_MISSING', scope })
