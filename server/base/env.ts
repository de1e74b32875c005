import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'
import { isEmailAddress } from '../../entities/language/text/email-address.ts'
import { CannotStart } from './cannot-start.ts'
import { defaultProcesses } from './processes.ts'
import { defaultDataFolder } from './data-folder.ts'

const text = z.string().trim().min(1)
const optional = text.optional()

interface Range {
  readonly min?: number
  readonly max: number
  /** What it counts. */
  readonly of?: string
  readonly example: number
}

/** A whole number; the sentence about a wrong one names its unit, its range and an example. */
function wholeNumber(name: string, { min = 0, max, of, example }: Range) {
  const unit = of === undefined ? '' : ` of ${of}`
  const sentence = `${name} must be a whole number${unit} from ${min} to ${max}, such as ${example}.`
  return z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence)
}

const day = 24 * 60 * 60
const year = 366

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be a web address such as https://captain.example.' })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value), {
    error: 'PUBLIC_URL must be an origin only, without a path.',
  })
  .refine((value) => value.startsWith('https:') || (URL.canParse(value) && isLoopback(new URL(value).hostname)), {
    error: 'PUBLIC_URL must start with https:// unless it is this machine (localhost).',
  })
  .transform((value) => new URL(value).origin)

/** How long backups are kept: those of the last day all, and after that the newest of so many days, weeks and months. */
export interface KeepPlan {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

const planPattern = /^(\d{1,4}) days?(?:, (\d{1,4}) weeks?)?(?:, (\d{1,4}) months?)?$/

/** Reads `7 days, 4 weeks, 12 months`; undefined if it is no plan. */
export function parseKeepPlan(text: string): KeepPlan | undefined {
  const [, days, weeks, months] = planPattern.exec(text) ?? []
  return days === undefined ? undefined : { days: Number(days), weeks: Number(weeks ?? 0), months: Number(months ?? 0) }
}

// Always runs, so that problems between variables are reported together with those of single ones.
const always = () => true

const schema = z
  .object({
    PORT: wholeNumber('PORT', { min: 1, max: 65_535, example: 3000 }).default(3000),
    HOST: text.default('0.0.0.0'),
    PUBLIC_URL: publicUrl.optional(),
    DATA_DIR: text.default(defaultDataFolder),
    DATABASE_URL: z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://owner:password@host/captain.',
      )
      .optional(),
    DATABASE_POOLER_URL: z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        'DATABASE_POOLER_URL must be the address of a database at a pooler, such as postgres://captain_pool:password@host:6432/captain.',
      )
      .optional(),
    PROCESSES: wholeNumber('PROCESSES', { min: 1, max: 64, example: 4 }).optional(),
    AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must have at least 32 characters.').optional(),
    AUTH_SECRET_PREVIOUS: z.string().min(32, 'AUTH_SECRET_PREVIOUS must have at least 32 characters.').optional(),
    SMTP_URL: z
      .string()
      .regex(
        /^smtps?:\/\//,
        'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com.',
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .refine(isEmailAddress, 'MAIL_FROM must be an e-mail address, such as captain@example.com.')
      .optional(),
    S3_ENDPOINT: z.url('S3_ENDPOINT must be a web address, such as https://s3.eu-central-1.amazonaws.com.').optional(),
    S3_REGION: optional,
    S3_BUCKET: optional,
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    BACKUP_DIR: optional,
    BACKUP_S3_ENDPOINT: z
      .url('BACKUP_S3_ENDPOINT must be a web address, such as https://s3.eu-central-1.amazonaws.com.')
      .optional(),
    BACKUP_S3_REGION: optional,
    BACKUP_S3_BUCKET: optional,
    BACKUP_S3_ACCESS_KEY_ID: optional,
    BACKUP_S3_SECRET_ACCESS_KEY: optional,
    BACKUP_KEY: z.string().min(16, 'BACKUP_KEY must have at least 16 characters.').optional(),
    BACKUP_EVERY: wholeNumber('BACKUP_EVERY', { max: (31 * day) / 60, of: 'minutes', example: 15 }).optional(),
    BACKUP_KEEP: z
      .string()
      .refine(
        (value) => parseKeepPlan(value) !== undefined,
        'BACKUP_KEEP must say how long backups are kept, such as "7 days, 4 weeks, 12 months".',
      )
      .default('7 days, 4 weeks, 12 months'),
    BACKUP_DRILL_EVERY: wholeNumber('BACKUP_DRILL_EVERY', { max: year, of: 'days', example: 7 }).default(7),
    CLOUDFLARE_ACCOUNT_ID: optional,
    CLOUDFLARE_API_TOKEN: optional,
    CLOUDFLARE_API_URL: z
      .url('CLOUDFLARE_API_URL must be a web address, such as https://api.cloudflare.com/client/v4.')
      .transform((value) => value.replace(/\/$/, ''))
      .default('https://api.cloudflare.com/client/v4'),
    AI_PICTURE_MODEL: text.default('@cf/stabilityai/stable-diffusion-xl-base-1.0'),
    AI_TRANSLATION_MODEL: text.default('@cf/meta/m2m100-1.2b'),
    AI_TRANSLATION_TIMEOUT: wholeNumber('AI_TRANSLATION_TIMEOUT', {
      min: 1,
      max: 3600,
      of: 'seconds',
      example: 20,
    }).default(20),
    AI_PICTURE_TIMEOUT: wholeNumber('AI_PICTURE_TIMEOUT', { min: 1, max: 3600, of: 'seconds', example: 120 }).default(
      120,
    ),
    AI_PICTURES_PER_PERSON: wholeNumber('AI_PICTURES_PER_PERSON', {
      max: 1_000_000,
      of: 'pictures in a day',
      example: 40,
    }).default(40),
    AI_PICTURES_PER_DAY: wholeNumber('AI_PICTURES_PER_DAY', {
      max: 1_000_000,
      of: 'pictures in a day',
      example: 200,
    }).default(200),
    VIDEO_THUMBNAILS: z.enum(['on', 'off'], { error: 'VIDEO_THUMBNAILS must be on or off.' }).default('on'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      })
      .default('info'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{24,}$/, 'METRICS_TOKEN must have at least 24 characters, none of them special.')
      .optional(),
    ADMIN_PASSKEYS: z.enum(['on', 'off'], { error: 'ADMIN_PASSKEYS must be on or off.' }).default('on'),
    HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'HSTS_SUBDOMAINS must be on or off.' }).default('off'),
    RATE_LIMIT: z.enum(['on', 'off'], { error: 'RATE_LIMIT must be on or off.' }).default('on'),
    TRUST_PROXY: text
      .refine(
        isProxyList,
        'TRUST_PROXY must be addresses or networks, separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal.',
      )
      .optional(),
    STOP_DELAY: wholeNumber('STOP_DELAY', { max: 300, of: 'seconds', example: 3 }).default(3),
    DEMO_PASSWORD: z.string().min(12, 'DEMO_PASSWORD must have at least 12 characters.').optional(),
  })
  .refine(
    (env) => allOrNone(env.S3_ENDPOINT, env.S3_REGION, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY),
    {
      error:
        'S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together or not at all.',
      when: always,
    },
  )
  .refine(
    (env) =>
      allOrNone(
        env.BACKUP_S3_ENDPOINT,
        env.BACKUP_S3_REGION,
        env.BACKUP_S3_BUCKET,
        env.BACKUP_S3_ACCESS_KEY_ID,
        env.BACKUP_S3_SECRET_ACCESS_KEY,
      ),
    {
      error:
        'BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are set together or not at all.',
      when: always,
    },
  )
  .refine((env) => (env.PROCESSES ?? 1) === 1 || env.DATABASE_URL !== undefined, {
    error:
      'PROCESSES must be 1 on SQLite, where one process writes and reads with threads of its own; more need DATABASE_URL.',
    when: always,
  })
  .refine((env) => env.DATABASE_POOLER_URL === undefined || env.DATABASE_URL !== undefined, {
    error: 'DATABASE_POOLER_URL needs DATABASE_URL, the address of PostgreSQL itself, by which it is migrated.',
    when: always,
  })
  .refine((env) => env.BACKUP_DIR === undefined || env.BACKUP_S3_ENDPOINT === undefined, {
    error: 'BACKUP_DIR and BACKUP_S3_ENDPOINT exclude each other: backups are kept at one place.',
    when: always,
  })
  .refine((env) => allOrNone(env.CLOUDFLARE_ACCOUNT_ID, env.CLOUDFLARE_API_TOKEN), {
    error: 'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are set together or not at all.',
    when: always,
  })
  .transform(({ PUBLIC_URL, BACKUP_EVERY, PROCESSES, ...env }) => ({
    ...env,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    PROCESSES: PROCESSES ?? (env.DATABASE_URL === undefined ? 1 : defaultProcesses()),
    BACKUP_EVERY: BACKUP_EVERY ?? (env.DATABASE_URL === undefined ? 15 : 24 * 60),
  }))

export type Env = Readonly<z.output<typeof schema>>

/** The supported variables, for `.env.example` and its test. */
export const variables: readonly string[] = Object.keys(schema.in.shape)

/** The most letters by which a name may differ from the one that was meant. */
const mostTypos = 2

/**
 * A sentence for each variable that looks like one of Captain's which is not set: a wrong letter in its name goes
 * unnoticed otherwise. Short names are like those of other programs.
 */
export function misspelt(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  const meant = variables.filter((name) => name.length >= 6 && !source[name]?.trim())
  return Object.keys(source)
    .filter((name) => !variables.includes(name))
    .flatMap((name) => {
      const near = meant.find((each) => typosBetween(name, each) <= mostTypos)
      return near === undefined ? [] : [`${name} is no variable of Captain: did you mean ${near}?`]
    })
}

/** How many letters are missing, too many or others in one of two names (Levenshtein's distance). */
function typosBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, meant] of [...other].entries())
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + Number(letter !== meant)))
    row = next
  }
  return row.at(-1)!
}

/** Reads the environment; reports all problems at once, a sentence each. Blank counts as not set. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = schema.safeParse(present)
  if (!result.success) throw new CannotStart(...result.error.issues.map(sentence))
  return result.data
}

const sentence = ({ path: [variable], message }: z.core.$ZodIssue): string =>
  variable === undefined || message.startsWith(String(variable)) ? message : `${String(variable)}: ${message}.`

/** The addresses of `TRUST_PROXY`, as a check of one. */
export const proxiesOf = (list: string): ReturnType<typeof proxyAddr.compile> =>
  proxyAddr.compile(list.split(',').map((each) => each.trim()))

function isProxyList(list: string): boolean {
  try {
    proxiesOf(list)
    return true
  } catch {
    return false
  }
}

export const isLoopback = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const allOrNone = (...values: readonly unknown[]): boolean =>
  values.every((value) => value === undefined) || values.every((value) => value !== undefined)
