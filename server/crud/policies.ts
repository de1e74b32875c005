import { accountById } from '../auth/accounts.ts'
import { isMember } from '../auth/members.ts'
import { operatorSite } from '../../entities/sites.ts'
import type { Issue } from '../../entities/issue.ts'
import type { Operation } from '../db/query.ts'
import type { Action } from '../db/tables.ts'
import { invalid, notAllowed } from '../errors.ts'
import type { Context } from './context.ts'
import type { Row } from './record/row.ts'

/** What a write would do: what the record was, unless it is new, and what it would be, unless it goes for good. */
export interface Write {
  readonly action: Action
  readonly before?: Row
  readonly after?: Row
}

/** A caller's write; the server's own work is asked nothing. */
type Policy = (context: Context & { readonly by: string }, write: Write) => Operation<void> | undefined

/**
 * What an entity's declaration cannot say because it depends on who asks, or on the installation. Nobody gives a right
 * they do not have themselves, and nobody but an administrator touches what is an administrator's.
 */
const policies: Readonly<Record<string, Policy>> = {
  *'tenant-user'(context, { before, after }) {
    const { by } = context
    if (yield* isAdministrator(context, by)) return
    for (const { user, tenant } of [before, after].filter((row) => row !== undefined)) {
      // One's own is let go here; anything else was refused before.
      if (user === by) continue
      if (yield* isAdministrator(context, String(user))) throw refusal(context, 'administratorsAlone', 'user')
      const belongs = yield* isMember(context.store, context.tenant.id, String(tenant), by)
      if (!belongs) throw refusal(context, 'membersAlone')
    }
  },
  *user(context, { before }) {
    if (!before || !(yield* isAdministrator(context, String(before.id)))) return
    if (!(yield* isAdministrator(context, context.by))) throw refusal(context, 'administratorsAlone')
  },
  /** The operator's own site has one tenant, made at setup. */
  tenant({ entity }, { before, after }) {
    if (after?.site === operatorSite && before?.site !== operatorSite)
      throw invalid([{ path: ['site'], rule: 'option', params: {} }], entity.name)
    return undefined
  },
}

/** The entities whose records are written under a policy. */
export const governed: readonly string[] = Object.keys(policies)

/** Refuses a write that the declaration or the policy of its entity does not allow the caller. */
export function* assertAllowed(context: Context, write: Write): Operation<void> {
  const { by, entity } = context
  if (by === null) return
  assertNotOneself(context, by, write)
  const asked = policies[entity.name]?.({ ...context, by }, write)
  if (asked) yield* asked
}

function assertNotOneself(context: Context, by: string, { action, before, after }: Write): void {
  if (action === 'delete') return
  for (const { name, notOneself } of Object.values(context.entity.fields))
    if (notOneself && (before?.[name] === by || after?.[name] === by)) throw refusal(context, 'selfNotAllowed', name)
}

function refusal({ entity }: Context, rule: string, ...path: Issue['path']): Error {
  return notAllowed([{ path, rule: `integrity.${rule}`, params: {} }], entity.name)
}

function* isAdministrator({ store }: Context, account: string): Operation<boolean> {
  return (yield* accountById(store.database.dialect, account))?.role === 'admin'
}
