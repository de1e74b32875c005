import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { AuditAction } from '../../../../entities/language/shared/audit-actions.ts'
import type { Store } from '../../records/context.ts'
import { accountName } from '../../../base/db/account-name.ts'
import { param } from '../../../base/db/parameter.ts'
import { run, type Operation } from '../../../base/db/query.ts'
import { installation } from '../../../base/db/scope.ts'

/** An account event. Names are looked up by id unless given, which is needed for deleted accounts. */
export interface Event {
  readonly action: AuditAction
  /** The account that acted; during impersonation, the administrator. */
  readonly actor?: string | null
  /** The impersonated account, if any. */
  readonly actingAs?: string | null
  /** The account affected. */
  readonly target?: { readonly id: string; readonly name?: string } | null
  readonly ip?: string
  readonly userAgent?: string | undefined
  /** Additional details; never a secret, never what was typed. */
  readonly detail?: Readonly<Record<string, unknown>>
}

const longestUserAgent = 300

/** Records an event, in the transaction in which it happens. */
export function* recordEvent(store: Store, event: Event): Operation<void> {
  const nameOf = (id: string) => accountName(param(id))
  const statement = store.cachedStatement`auth-event`(() =>
    installation(store.database.dialect)
      .insertInto('auth_event')
      .values({
        id: param('id'),
        at: param('at'),
        action: param('action'),
        actorId: param('actor'),
        actorName: sql`coalesce(${param('actorName')}, ${nameOf('actor')})`,
        actingAsId: param('actingAs'),
        actingAsName: nameOf('actingAs'),
        targetId: param('target'),
        targetName: sql`coalesce(${param('targetName')}, ${nameOf('target')})`,
        ip: param('ip'),
        userAgent: param('userAgent'),
        detail: param('detail'),
      }),
  )
  const { action, actor = null, actingAs = null, target, ip = null, userAgent, detail } = event
  yield* run(
    statement({
      id: uuid(),
      at: new Date().toISOString(),
      action,
      actor,
      // An account that deletes itself can no longer be looked up.
      actorName: actor !== null && actor === target?.id ? (target.name ?? null) : null,
      actingAs,
      target: target?.id ?? null,
      targetName: target?.name ?? null,
      ip,
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      detail: detail && Object.keys(detail).length > 0 ? JSON.stringify(detail) : null,
    }),
  )
}
