import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

/** JSON log lines without private data: no headers, no bodies, no queries (people search for names). */
export const loggerOf = ({ LOG_LEVEL }: Env): Exclude<NonNullable<FastifyServerOptions['logger']>, boolean> => ({
  level: LOG_LEVEL,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  },
})

const loud: readonly string[] = ['info', 'debug', 'trace']

/** One line per request, once it has been answered. */
export function logRequests(app: FastifyInstance, { LOG_LEVEL }: Env): void {
  if (!loud.includes(LOG_LEVEL)) return
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    request.log.info(
      { method, path: pathOf(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
    done()
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0]!
