/** The actions recorded in the audit log of accounts and their AI usage, in the groups that the log is filtered by. */
export const auditActions = {
  signIn: ['sign-in', 'sign-in-failed', 'sign-out', 'sessions-ended'],
  ways: ['password-changed', 'password-set', 'email-changed', 'passkey-added', 'passkey-renamed', 'passkey-removed'],
  invitations: ['setup-done', 'invited', 'invitation-used', 'recovery-issued', 'recovery-used'],
  rights: [
    'role-changed',
    'capabilities-changed',
    'membership-granted',
    'membership-changed',
    'membership-ended',
    'tenant-entered',
    'impersonation-started',
    'impersonation-stopped',
  ],
  keys: ['api-key-created', 'api-key-changed', 'api-key-rotated', 'api-key-revoked'],
  webhooks: ['webhook-created', 'webhook-changed', 'webhook-rotated', 'webhook-removed'],
  previews: ['preview-link-created', 'preview-link-extended', 'preview-link-revoked'],
  exports: ['personal-data-exported', 'personal-data-downloaded'],
  imports: ['records-imported', 'import-undone'],
  ai: [
    'ai-pictures-ordered',
    'ai-picture-saved',
    'ai-pictures-deleted',
    'ai-translated',
    'ai-translation-edited',
    'ai-translation-deleted',
    'ai-swept',
  ],
  jobs: ['job-retried'],
  ends: ['banned', 'unbanned', 'user-removed', 'account-deleted'],
} as const

export type AuditGroup = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditGroup][number]
