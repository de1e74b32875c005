import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { InjectOptions } from 'fastify'
import { v7 as uuid } from 'uuid'
import { entities } from '../../../entities/index.ts'
import { operatorSite, type SiteSlug } from '../../../entities/installation.ts'
import { admin, publicUrl, reader, staffOf, type World } from './world.ts'

/** Who comes to the door. */
export const actors = ['anonymous', 'browser', 'user', 'member', 'other', 'ai', 'admin'] as const
export type Actor = (typeof actors)[number]

/** A route of the server as it is registered. */
export interface RegisteredRoute {
  readonly method: string
  readonly url: string
  readonly entity?: string | undefined
}

/** What the table calls a route: those of all entities by one name, of children too, within whichever parent. */
export function rowName({ method, url, entity }: RegisteredRoute): string {
  const path =
    entity && entity in entities
      ? url.replace(new RegExp(`(?:/[a-z0-9-]+/:parent)?/${entity}(?=/|$)`), '/{entity}')
      : url
  return `${method} ${path}`
}

/** The rows of the table that people read: the route, and what each actor is answered. */
export function readAccessTable(): ReadonlyMap<string, string> {
  const lines = readFileSync(new URL('access-table.txt', import.meta.url), 'utf8').split('\n')
  const rows = lines.filter((line) => /^[A-Z]+ /.test(line)).map((line) => line.trim().split(/\s+/))
  return new Map(rows.map(([method, url, ...answers]) => [`${method} ${url}`, answers.join(' ')]))
}

/** Bodies without which a call would do what it is asked for. */
const bodies: Readonly<Record<string, object>> = { 'POST /api/auth/delete-user': { password: 'not the password' } }

/** Knocks at a door as somebody; answers `401`, `403`, or `in` for whatever is answered beyond the door. */
export async function statusFor(world: World, door: RegisteredRoute, actor: Actor | 'cookies'): Promise<string> {
  const { method, url, entity } = door
  const sites = (entity && entity in entities ? Object.keys(entities[entity]!.sites) : []) as readonly SiteSlug[]
  const [mine = operatorSite] = sites
  const foreign: SiteSlug = mine === 'suda-nijo-com' ? 'emu-esu-com' : 'suda-nijo-com'
  const path = url
    .replace(':tenantSlug', mine)
    .replace(':tenant', mine)
    .replace(':parent', world.tenants[mine].id)
    .replaceAll(/:\w+/g, () => uuid())
    .replace('*', 'index.html')
  const writes = !['GET', 'HEAD', 'DELETE'].includes(method)
  const knock = async () =>
    world.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { origin: publicUrl, ...(await credentials(world, actor, mine, foreign, path)) },
      ...(writes && { payload: bodies[`${method} ${url}`] ?? {} }),
    })
  let { statusCode } = await knock()
  // A door before this one may have ended the session.
  if (statusCode === 401 && kept.get(world)?.delete(`${actor} ${mine}`)) ({ statusCode } = await knock())
  return statusCode === 401 || statusCode === 403 || statusCode === 500 ? String(statusCode) : 'in'
}

/** The bearers that somebody has shown at other doors: a new session for each would be most of the work. */
const kept = new WeakMap<World, Map<string, Record<string, string>>>()

async function credentials(
  world: World,
  actor: Actor | 'cookies',
  mine: SiteSlug,
  foreign: SiteSlug,
  path: string,
): Promise<Record<string, string>> {
  if (actor === 'anonymous') return {}
  if (actor === 'browser') return { cookie: `auth_jwt=${await world.tokenFor(reader)}` }
  if (actor === 'cookies')
    return {
      cookie: `auth_jwt=${await world.tokenFor(admin)}; ${await sessionCookie(world, await world.account(admin))}`,
    }
  const people = { user: reader, member: staffOf(mine), other: staffOf(foreign), ai: 'ai@captain.example', admin }
  const email = people[actor]
  const user = await world.account(email)
  if (path.startsWith('/api/auth/')) return { cookie: await sessionCookie(world, user) }
  const shown = kept.get(world) ?? new Map<string, Record<string, string>>()
  kept.set(world, shown)
  const known = shown.get(`${actor} ${mine}`)
  if (known) return known
  if (actor === 'ai') await world.sql('update auth_user set "cfAi" = true where "id" = ?', user)
  const bearer = { authorization: `Bearer ${await world.tokenFor(email)}` }
  shown.set(`${actor} ${mine}`, bearer)
  return bearer
}

/** The cookie of a new session, signed as better-auth signs it. */
export async function sessionCookie({ sql, env }: World, user: string): Promise<string> {
  const token = uuid()
  const now = new Date().toISOString()
  const expires = new Date(Date.now() + 3_600_000).toISOString()
  await sql(
    'insert into auth_session ("id", "userId", "token", "expiresAt", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
    uuid(),
    user,
    token,
    expires,
    now,
    now,
  )
  const signature = createHmac('sha256', env.AUTH_SECRET!).update(token).digest('base64')
  return `better-auth.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
