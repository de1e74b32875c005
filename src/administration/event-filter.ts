import { isEnterable } from '../../entities/calendar.ts'
import { auditActions, type AuditGroup } from '../../entities/audit-event.ts'
import { instantOf, startOfDay } from '../../entities/wall-clock.ts'

/** The filters of the audit record as they stand in the address. */
export const eventFilterNames = ['kind', 'from', 'to', 'person'] as const

/** The same as the server reads them. What is no kind and no day narrows nothing. */
export function eventFilter({ kind, from, to, person }: Readonly<Record<string, string>>): object {
  const action = kind !== undefined && Object.hasOwn(auditActions, kind) ? auditActions[kind as AuditGroup] : undefined
  return {
    ...(action && { action }),
    ...(person && { person }),
    ...(from && isEnterable(from) && { at_gte: startOfDay(from) }),
    ...(to && isEnterable(to) && { at_lte: new Date(instantOf(`${to}T23:59:59.999`)).toISOString() }),
  }
}
