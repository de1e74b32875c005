import { auditActions, type AuditGroup } from '../../entities/audit-event.ts'
import type { PillColour } from './pill.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

/** One entry of the audit record. */
export interface AuditEvent {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly actor: Named | null
  /** The account in whose name the actor acted. */
  readonly actingAs: Named | null
  readonly target: Named | null
  readonly ip: string | null
  readonly userAgent: string | null
  readonly detail: Readonly<Record<string, unknown>> | null
}

export const groupNames = Object.keys(auditActions) as readonly AuditGroup[]

const colours: Readonly<Record<AuditGroup, PillColour>> = {
  signIn: 'grey',
  ways: 'blue',
  invitations: 'green',
  rights: 'amber',
  ai: 'blue',
  ends: 'red',
}

export function colourOf(action: string): PillColour {
  if (action === 'sign-in-failed') return 'red'
  const group = groupNames.find((each) => (auditActions[each] as readonly string[]).includes(action))
  return group ? colours[group] : 'grey'
}
