import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { first, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'

/**
 * A cookie that identifies a device on which someone has signed in. Attempts from there are counted separately from
 * those of strangers, who therefore cannot lock an owner out of their account. The cookie grants no access by itself.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 *
 * Its value is the device id and, for each account that signed in there, the time and a signature over device, time,
 * account and password: a new password makes every device unknown again.
 */
export const deviceCookie = 'captain_device'

const lifetime = 365 * 24 * 60 * 60
/** The maximum number of accounts remembered per device, latest first. */
const maxAccounts = 10

/** What an account's devices are tied to. */
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

/** Whether an entry belongs to this account and has not expired. */
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

/** The device in a Cookie header, if the account has signed in on it. */
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

/** Whether a Cookie header contains a device at all, before looking up the account. */
export const hasDevice = (header: string | undefined): boolean => parseDeviceCookie(header) !== undefined

/** The cookie's new value after an account has signed in on a device; the device's other accounts are kept. */
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

/** The Set-Cookie header; only the API receives the cookie. */
export const deviceCookieHeader = (value: string, secure: boolean): string =>
  `${deviceCookie}=${value}; Path=/api; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

/** The account with an address or id, with what its devices are tied to. */
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
