import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { first, type Operation } from '../db/query.ts'
import type { Dialect } from '../db/runner.ts'
import { installation } from '../db/scope.ts'
import { statement } from '../db/statement.ts'

/**
 * A cookie by which a device on which somebody signed in is known again: tries from there are counted apart from those
 * of strangers, who cannot shut an account against its owner. It opens nothing by itself.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * Its value is the name of the device and, for each account that signed in there, when that was and a signature over
 * both, the account and its password: a new password makes every device a stranger again.
 */
export const deviceCookie = 'captain_device'

const lifetime = 365 * 24 * 60 * 60
/** The accounts of one device that are remembered, the latest first. */
const maxAccounts = 10

/** An account as far as its devices are concerned. */
export interface DeviceOwner {
  readonly id: string
  readonly password: string | null
}

interface DeviceCookie {
  readonly device: string
  readonly entries: readonly string[]
}

const cookiePattern = new RegExp(
  `(?:^|; *)${deviceCookie}=([\\w-]{22})((?:\\.[0-9a-z]{1,10}~[\\w-]{43}){1,${maxAccounts}})(?:;|$)`,
)

function parseDeviceCookie(header: string | undefined): DeviceCookie | undefined {
  const [, device, entries] = cookiePattern.exec(header ?? '') ?? []
  return device && entries ? { device, entries: entries.slice(1).split('.') } : undefined
}

const signature = (secret: string, device: string, { id, password }: DeviceOwner, since: string): Buffer =>
  createHmac('sha256', `${secret} device cookie`)
    .update([device, id, password ?? '', since].join('\n'))
    .digest()

/** Whether an entry is of this account, and not too old. */
function isEntryOf(
  secrets: readonly string[],
  device: string,
  owner: DeviceOwner,
  entry: string,
  now: number,
): boolean {
  const [since, signed] = entry.split('~') as [string, string]
  const providedSignature = Buffer.from(signed, 'base64url')
  const isSigned = secrets.some((secret) => timingSafeEqual(providedSignature, signature(secret, device, owner, since)))
  return isSigned && Math.abs(now / 1000 - Number.parseInt(since, 36)) < lifetime
}

/** The device that a Cookie header names, if the account has signed in there. */
export function knownDevice(
  secrets: readonly string[],
  header: string | undefined,
  owner: DeviceOwner,
  now: number = Date.now(),
): string | undefined {
  const cookie = parseDeviceCookie(header)
  return cookie?.entries.some((entry) => isEntryOf(secrets, cookie.device, owner, entry, now))
    ? cookie.device
    : undefined
}

/** Whether a Cookie header has a device at all; whose it is must be looked up. */
export const hasDevice = (header: string | undefined): boolean => parseDeviceCookie(header) !== undefined

/** The value of the cookie once an account has signed in on a device; other accounts of it are kept. */
export function deviceCookieValue(
  secrets: readonly [string, ...string[]],
  header: string | undefined,
  owner: DeviceOwner,
  now: number = Date.now(),
): string {
  const { device, entries } = parseDeviceCookie(header) ?? {
    device: randomBytes(16).toString('base64url'),
    entries: [],
  }
  const since = Math.floor(now / 1000).toString(36)
  const own = `${since}~${signature(secrets[0], device, owner, since).toString('base64url')}`
  const others = entries.filter((entry) => !isEntryOf(secrets, device, owner, entry, now))
  return [device, own, ...others.slice(0, maxAccounts - 1)].join('.')
}

/** How the cookie is set; only the API reads it. */
export const deviceCookieHeader = (value: string, secure: boolean): string =>
  `${deviceCookie}=${value}; Path=/api; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

/** The account of an address or an id, with what its devices are tied to. */
export function* deviceOwner(
  dialect: Dialect,
  by: { readonly email: string } | { readonly id: string },
): Operation<DeviceOwner | undefined> {
  const owners = installation(dialect)
    .selectFrom('auth_user')
    .leftJoin('auth_account', (join) =>
      join.onRef('auth_account.userId', '=', 'auth_user.id').on('auth_account.providerId', '=', 'credential'),
    )
    .select(['auth_user.id', 'auth_account.password'])
  const one = 'id' in by ? owners.where('auth_user.id', '=', by.id) : owners.where('auth_user.email', '=', by.email)
  return yield* first(statement(one)({}))
}
