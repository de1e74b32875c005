import { ApiError, badRequest, catalogue, invalid, type StatusCode } from '../errors/api-error.ts'
import { asDiskError, asUnavailable } from '../errors/unavailable.ts'
import { isCorruption } from './integrity-check.ts'

/** Converts any error to an ApiError: Fastify's own, the database's, and everything else as 500. */
export function asApiError(thrown: unknown, entity?: string): ApiError {
  const mapped = asUnavailable(thrown)
  if (mapped instanceof ApiError) return mapped
  const refused = fromTrigger(thrown) ?? asDiskError(thrown)
  if (refused) return refused
  const { code, statusCode, message } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown; message?: unknown }
  // Characters that PostgreSQL cannot store in text: https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (code === '22021' || code === '22P05') return badRequest('A text has a character in it that cannot be kept.')
  if (typeof code === 'string' && code.startsWith('SQLITE_')) return fromSqliteCode(code, String(message), entity)
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    const ours = statusCode in catalogue ? (statusCode as StatusCode) : 400
    return new ApiError(ours, catalogue[ours].message)
  }
  return new ApiError(statusCode === 503 || code === queryCanceled ? 503 : 500)
}

/** PostgreSQL's error code for exceeding `statement_timeout`. */
const queryCanceled = '57014'

/** Unique indexes and foreign keys have the final say; their errors are reported to the caller. */
function fromSqliteCode(code: string, message: string, entity: string | undefined): ApiError {
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
      return invalid([{ path: [constrainedField(message)], rule: 'duplicate', params: {} }], entity)
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return invalid([{ path: [], rule: 'integrity.refNotFound', params: {} }], entity)
    default:
      return new ApiError(isCorruption({ code }) ? 503 : 500)
  }
}

/**
 * `UNIQUE constraint failed: news.tenant_id, news.slug` or, for an index on lower(slug), `index 'news_slug_unique'`.
 */
const constrainedField = (message: string): string =>
  /index '\w+_([A-Za-z]+)_unique'/.exec(message)?.[1] ?? /\.(\w+)$/.exec(message)?.[1] ?? 'id'

/** The messages for errors raised by database triggers, by their keyword. */
const triggerMessages: Readonly<Record<string, string>> = {
  LAST_ADMIN: 'One administrator who can sign in remains.',
  LAST_CREDENTIAL: 'The last way to sign in cannot be removed.',
}

function fromTrigger(thrown: unknown): ApiError | undefined {
  const message = thrown instanceof Error ? thrown.message : ''
  return message in triggerMessages ? new ApiError(409, triggerMessages[message], { code: message }) : undefined
}
