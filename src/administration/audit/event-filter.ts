import { isWithinDateRange } from '../../../entities/language/dates/plain-date.ts'
import { auditActions, type AuditGroup } from '../../../entities/language/shared/audit-actions.ts'
import { epochOf, startOfDay } from '../../../entities/language/dates/wall-clock.ts'

/** The audit log's filters, by their names in the URL. */
export const eventFilterNames = ['kind', 'from', 'to', 'person'] as const

/** The filters in the server's form. Invalid kinds and days are ignored. */
export function eventFilter({ kind, from, to, person }: Readonly<Record<string, string>>): object {
  const action = kind !== undefined && Object.hasOwn(auditActions, kind) ? auditActions[kind as AuditGroup] : undefined
  return {
    ...(action && { action }),
    ...(person && { person }),
    ...(from && isWithinDateRange(from) && { at_gte: startOfDay(from) }),
    ...(to && isWithinDateRange(to) && { at_lte: new Date(epochOf(`${to}T23:59:59.999`)).toISOString() }),
  }
}
