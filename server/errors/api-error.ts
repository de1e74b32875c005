import type { Issue } from '../../entities/language/input/issues.ts'
import { englishMessage } from '../locale/english.ts'

/** What Captain answers when something is refused (spec section 8, and what the API adds to it), by status code. */
export const catalogue = {
  400: { statusMessage: 'Bad Request', message: 'The request is invalid.' },
  401: { statusMessage: 'Unauthorized', message: 'Authentication is required.' },
  403: { statusMessage: 'Forbidden', message: 'Access is denied.' },
  404: { statusMessage: 'Not Found', message: 'The resource does not exist.' },
  405: { statusMessage: 'Method Not Allowed', message: 'The resource does not have this operation.' },
  408: { statusMessage: 'Request Timeout', message: 'The request did not arrive in time.' },
  409: { statusMessage: 'Conflict', message: 'The state of the resource does not allow this.' },
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

/** The one form of every error answer (spec section 3). */
export interface ErrorBody {
  readonly statusCode: number
  readonly statusMessage: string
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A refusal that the caller may read. Whatever else is thrown is answered with the fixed text of 500. */
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

/** 503 for an answer that did not come in time; what was asked for may have been done all the same. */
export const timedOut = (): ApiError =>
  new ApiError(503, 'The answer took too long. What was asked for may have been done: look before you ask again.', {
    reason: 'timeLimit',
  })

/** 400 for a body or query that breaks rules, each issue with a plain sentence beside its code. */
export const invalid = (issues: readonly Issue[], entity?: string): ApiError =>
  new ApiError(400, catalogue[400].message, { issues: withMessages(issues, entity) })

/** 403 for what a caller may not do to a record, with a plain sentence about why. */
export const notAllowed = (issues: readonly Issue[], entity?: string): ApiError =>
  new ApiError(403, catalogue[403].message, { issues: withMessages(issues, entity) })

/** 409 for what the state of records forbids; `more` says which records stand in the way. */
export const conflict = (issues: readonly Issue[], data: ApiError['data'] = {}, entity?: string): ApiError =>
  new ApiError(409, catalogue[409].message, { issues: withMessages(issues, entity), ...data })

/** 412 with the record as it is now, so that the caller can show both. */
export const stale = (current: unknown): ApiError => new ApiError(412, catalogue[412].message, { current })

/** 422 for a key under which another body came before, with the record that was made of it. */
export const keyReused = (current: unknown): ApiError =>
  new ApiError(422, catalogue[422].message, current === undefined ? {} : { current })

/** 413 for records that are too large to be changed together: nothing was done, and so many of them would fit. */
export const recordsTooLarge = (fits: number): ApiError =>
  new ApiError(413, catalogue[413].message, {
    issues: withMessages([{ path: ['records'], rule: 'recordsTooLarge', params: { fits } }], undefined),
    fits,
  })

/** 413 for a change set that is too large to be undone in one transaction. */
export const setTooLarge = (): ApiError =>
  new ApiError(413, catalogue[413].message, {
    issues: withMessages([{ path: [], rule: 'changeSetTooLarge', params: {} }], undefined),
  })

export const versionRequired = (): ApiError => new ApiError(428)

/** Issues with their plain sentences. */
export const withMessages = (issues: readonly Issue[], entity: string | undefined) =>
  issues.map((issue) => ({ ...issue, message: englishMessage(issue, entity) }))
