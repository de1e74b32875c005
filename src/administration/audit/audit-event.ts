import { auditActions, type AuditGroup } from '../../../entities/language/shared/audit-actions.ts'
import type { Answer } from '../../shell/base/answer.ts'
import type { PillColour } from '../pill.tsx'

/** An entry of the audit log. */
export type AuditEvent = Answer<'GET /api/v1/admin/audit-events'>[number]

export const groupNames = Object.keys(auditActions) as readonly AuditGroup[]

const colours: Readonly<Record<AuditGroup, PillColour>> = {
  signIn: 'grey',
  ways: 'blue',
  invitations: 'green',
  rights: 'amber',
  keys: 'amber',
  webhooks: 'amber',
  previews: 'amber',
  exports: 'amber',
  imports: 'amber',
  ai: 'blue',
  jobs: 'grey',
  ends: 'red',
}

export function colourOf(action: string): PillColour {
  if (action === 'sign-in-failed') return 'red'
  const group = groupNames.find((each) => (auditActions[each] as readonly string[]).includes(action))
  return group ? colours[group] : 'grey'
}
