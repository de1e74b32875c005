import type { Dialect } from '../db/database.ts'
import type { Operation } from '../db/query.ts'
import { attemptKey, attemptsIn } from '../rate-limits/attempts.ts'
import { queueMail, type Mail } from './outbox.ts'

const hour = 3_600_000
const mostInAnHour = 5

/**
 * Mails a receipt to the address that somebody typed into a public form, five in an hour whatever they are for: nobody has
 * confirmed that it is theirs, and forms would flood its owner in the operator's name. Forms of several tenants that are
 * sent at the same moment may count as one: each holds the lock of its own tenant alone.
 */
export function* queueReceipt(dialect: Dialect, mail: Mail): Operation<void> {
  const attempts = attemptsIn(dialect)
  const key = attemptKey('receipt', mail.to.toLowerCase())
  const now = Date.now()
  const earlier = yield* attempts.find(key, now, { window: hour })
  if (earlier && earlier.count >= mostInAnHour) return
  const expiresAt = earlier?.expiresAt ?? new Date(now + hour).toISOString()
  yield* attempts.put({ key, count: (earlier?.count ?? 0) + 1, waitsUntil: null, expiresAt })
  yield* queueMail(dialect, mail)
}
