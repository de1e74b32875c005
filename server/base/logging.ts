import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account of a request that is identified by its cookie, for the log. */
    account: string | undefined
  }
}

/**
 * JSON log lines without secrets and contents: no headers, no bodies, no queries (people search for names); of errors
 * only what their code says. Whose request it was is there by address and ids. Lines go to `stream`, or standard output;
 * on a terminal they are written for people; where the level is `silent` there is no logger at all.
 */
export const loggerOf = (
  { LOG_LEVEL }: Env,
  stream: { write(line: string): void } | undefined,
): NonNullable<FastifyServerOptions['logger']> => {
  const to = stream ?? terminal()
  return (
    LOG_LEVEL !== 'silent' && {
      level: LOG_LEVEL,
      ...(to && { stream: to }),
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: (error) => loggedError(error),
      },
    }
  )
}

/** Standard output where it is a terminal: people read there, and nobody parses JSON. */
const terminal = (): { write(line: string): void } | undefined =>
  process.stdout.isTTY ? { write: (line) => void process.stdout.write(readable(line)) } : undefined

const levels: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** A log line for people: its time and level, what it says, what of, and below it where an error happened. */
export function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Readonly<Record<string, unknown>>
  const about = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const stack = (err as { stack?: string; message?: string } | undefined)?.stack
  const words = [String(time).slice(11, 19), levels[Number(level)] ?? level, msg, ...about].join(' ')
  return `${[words, ...(stack ? [stack] : [])].join('\n')}\n`
}

/** The log of the request that is being worked on, for libraries that are given one log for all. */
export const requestLog = new AsyncLocalStorage<FastifyBaseLogger>()

const loud: readonly string[] = ['info', 'debug', 'trace']

/** One line per request, once it has been answered. */
export function logRequests(app: FastifyInstance, { LOG_LEVEL }: Env): void {
  app.decorateRequest('account', undefined)
  if (!loud.includes(LOG_LEVEL)) return
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { ...loggedRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
    done()
  })
}

/** What a log line says about a request: method and path, its address, tenant and account, where they are known. */
export function loggedRequest(request: FastifyRequest): object {
  const { method, url, ip, access, account, params } = request
  const tenant = access?.tenant?.slug ?? (params as { tenant?: unknown } | null)?.tenant
  const who = access?.user.id ?? account
  return {
    method,
    path: loggedPath(url),
    ip,
    ...(typeof tenant === 'string' && { tenant: withoutSecrets(tenant) }),
    ...(who !== undefined && { account: who }),
  }
}

/** The shortest token that opens anything has more characters. */
const shortestSecret = 32

/** No address of ours is longer; whoever sends longer ones is not to decide how long a line takes or is. */
const longestPath = 500

/** What is logged of a message or a stack. */
const longestText = 4_000

/** The path of an address, without its query, and without what somebody pasted into it. */
export function loggedPath(url: string): string {
  const path = url.slice(0, longestPath).split('?', 1)[0]!
  return path.length < shortestSecret ? path : withoutSecrets(path)
}

/**
 * What looks like a secret: credentials in an address, the query and fragment of one, bearer tokens, API keys, signed
 * tokens, and random texts of the length of ours.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)(\w{1,20}:\/\/)[^\s/@]+@/g, '$1***@'],
  [/(?<!\w)(\w{1,20}:\/\/[^\s?#"']*)[?#][^\s"']*/g, '$1?***'],
  [/\b(Bearer|Basic) +[^\s"']+/gi, '$1 ***'],
  [/\bcaptain_[\w-]{8,}/g, 'captain_***'],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '***'],
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{32,}(?![\w-])/g, '***'],
]

/** A text with all that looks like a secret replaced by `***`. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((masked, [pattern, by]) => masked.replace(pattern, by), text.slice(0, longestText))

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string | number
  readonly cause?: LoggedError
}

/**
 * An error as it is logged. What else libraries attach to one holds contents: the values of a row that is there
 * already, the answer of a mail server, the headers of a request.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' }
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  return {
    type: error.constructor.name,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(cause !== undefined && depth < 3 && { cause: loggedError(cause, depth + 1) }),
  }
}

/** A line of the log from a command, which has no server with a logger. */
export const failureLine = (error: unknown, message: string): string =>
  JSON.stringify({ level: 50, time: new Date().toISOString(), err: loggedError(error), msg: message })
