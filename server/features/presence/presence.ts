import { param } from '../../base/db/parameter.ts'
import { all, run, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import type { Store } from '../../kernel/records/context.ts'

declare module '../../base/db/tables.ts' {
  interface InstallationTables {
    /** Who has a record open, by session and page; `typing` is 1 or 0. */
    presence: {
      tenant: string
      entity: string
      recordId: string
      session: string
      page: string
      typing: number
      expiresAt: string
    }
  }
}

/** Times in milliseconds: how long somebody counts as present after they last said so. */
export const presenceLease = 25_000

/** A record that somebody has open, in which session, and on which page: leaving one page leaves the others open. */
export interface PresentAt {
  readonly tenant: string
  readonly entity: string
  readonly recordId: string
  readonly session: string
  readonly page: string
}

/** Somebody else who has the record open; `impersonator` is the administrator who acts in their name. */
export interface Present {
  readonly name: string
  readonly impersonator: string | null
  readonly typing: boolean
}

/** Notes that a page has a record open, and forgets what it had open before. */
export function* notePresence(store: Store, at: PresentAt, typing: boolean, now: Date): Operation<void> {
  const { forgetOld, save } = statementsOf(store)
  yield* run(forgetOld({ session: at.session, now: now.toISOString() }))
  const expiresAt = new Date(now.getTime() + presenceLease).toISOString()
  yield* run(save({ ...at, typing: Number(typing), expiresAt }))
}

/** Notes that a page was left. */
export function* endPresence(store: Store, at: PresentAt): Operation<void> {
  yield* run(statementsOf(store).end({ ...at }))
}

/** Everybody else who has the record open, by name; somebody with several sessions is listed once. */
export function* othersPresent(store: Store, at: PresentAt, now: Date): Operation<readonly Present[]> {
  const rows = yield* all(statementsOf(store).find({ ...at, now: now.toISOString() }))
  const own = rows.find(({ session }) => session === at.session)
  const others = new Map<string, Present>()
  for (const { userId, impersonatedBy, name, impersonator, typing } of rows) {
    if (userId === own?.userId && impersonatedBy === own.impersonatedBy) continue
    const key = `${userId} ${impersonatedBy}`
    others.set(key, { name, impersonator, typing: typing === 1 || others.get(key)?.typing === true })
  }
  return [...others.values()]
}

interface PresenceRow {
  readonly session: string
  readonly userId: string
  readonly impersonatedBy: string | null
  readonly name: string
  readonly impersonator: string | null
  readonly typing: number
}

/** At most this many sessions are read: more names than fit on a line help nobody. */
const maxSessions = 50

function statementsOf({ scope, cachedStatement }: Store) {
  const db = installation(scope.dialect)
  return {
    forgetOld: cachedStatement`presence forget`(() =>
      db.deleteFrom('presence').where('session', '=', param('session')).where('expiresAt', '<', param('now')),
    ),
    save: cachedStatement`presence save`(() =>
      db
        .insertInto('presence')
        .values({
          tenant: param('tenant'),
          entity: param('entity'),
          recordId: param('recordId'),
          session: param('session'),
          page: param('page'),
          typing: param('typing'),
          expiresAt: param('expiresAt'),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'entity', 'recordId', 'session', 'page'])
            .doUpdateSet({ typing: param('typing'), expiresAt: param('expiresAt') }),
        ),
    ),
    end: cachedStatement`presence end`(() =>
      db
        .deleteFrom('presence')
        .where('tenant', '=', param('tenant'))
        .where('entity', '=', param('entity'))
        .where('recordId', '=', param('recordId'))
        .where('session', '=', param('session'))
        .where('page', '=', param('page')),
    ),
    find: cachedStatement<PresenceRow>`presence find`(() =>
      db
        .selectFrom('presence')
        .innerJoin('auth_session', 'auth_session.id', 'presence.session')
        .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
        .leftJoin('auth_user as impersonator', 'impersonator.id', 'auth_session.impersonatedBy')
        .where('presence.tenant', '=', param('tenant'))
        .where('presence.entity', '=', param('entity'))
        .where('presence.recordId', '=', param('recordId'))
        .where('presence.expiresAt', '>', param('now'))
        .where('auth_session.expiresAt', '>', param('now'))
        .orderBy('auth_user.name')
        .orderBy('presence.session')
        .limit(maxSessions)
        .select([
          'presence.session',
          'presence.typing',
          'auth_session.userId',
          'auth_session.impersonatedBy',
          'auth_user.name as name',
          'impersonator.name as impersonator',
        ]),
    ),
  }
}
