import type { Values } from '../../entities/body.ts'
import type { Issue } from '../../entities/issue.ts'
import { operatorSite } from '../../entities/sites.ts'
import type { Context } from './context.ts'

/** What an entity's declaration cannot say because it depends on who asks, or on the installation. */
type Policy = (context: Context, values: Values) => readonly Issue[]

const policies: Readonly<Record<string, Policy>> = {
  /** Nobody makes himself a member of a tenant. */
  'tenant-user': ({ by }, { user }) =>
    by !== null && user === by ? [{ path: ['user'], rule: 'integrity.selfNotAllowed', params: {} }] : [],
  /** The operator's own site has one tenant, made at setup. */
  tenant: ({ by }, { site }) =>
    by !== null && site === operatorSite ? [{ path: ['site'], rule: 'option', params: {} }] : [],
}

export const policyIssues = (context: Context, values: Values): readonly Issue[] =>
  policies[context.entity.name]?.(context, values) ?? []
