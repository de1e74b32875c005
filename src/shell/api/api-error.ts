/** An error response of the API; `status` 0 means there was no response. `body` is the server's error object. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  constructor(message: string, status: number, body?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** The error of a call without any response (specification, section 8). */
export const fetchError = (cause: unknown): ApiError =>
  new ApiError('Fetch Error', 0, { statusCode: 500, statusMessage: 'Fetch Error', message: String(cause) })
