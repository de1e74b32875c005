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

/** The actions of the record, in the groups one looks for them in, each with its colour. */
export const actionGroups = {
  signIn: {
    colour: 'grey',
    actions: ['sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended'],
  },
  ways: {
    colour: 'blue',
    actions: [
      'password-changed',
      'password-set',
      'email-changed',
      'passkey-added',
      'passkey-renamed',
      'passkey-removed',
    ],
  },
  invitations: {
    colour: 'green',
    actions: ['setup-done', 'invited', 'invitation-used', 'recovery-issued', 'recovery-used'],
  },
  rights: {
    colour: 'amber',
    actions: [
      'role-changed',
      'capabilities-changed',
      'membership-granted',
      'membership-changed',
      'membership-ended',
      'tenant-entered',
      'impersonation-started',
      'impersonation-stopped',
    ],
  },
  ends: {
    colour: 'red',
    actions: ['banned', 'unbanned', 'user-removed', 'account-deleted'],
  },
} as const satisfies Record<string, { readonly colour: PillColour; readonly actions: readonly string[] }>

export type ActionGroup = keyof typeof actionGroups
export const groupNames = Object.keys(actionGroups) as readonly ActionGroup[]

export const colourOf = (action: string): PillColour =>
  action === 'sign-in-failed'
    ? 'red'
    : (Object.values(actionGroups).find(({ actions }) => (actions as readonly string[]).includes(action))?.colour ??
      'grey')
