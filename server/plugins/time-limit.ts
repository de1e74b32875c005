import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { timedOut } from '../errors/api-error.ts'

/** How long an answer may take to begin, from the head of the request on. In milliseconds. */
const limit = 60_000

/** The same for a file, from its end on: a picture is written anew in several widths, after others, and put into a bucket. */
const fileLimit = 300_000

/**
 * Answers 503 to a request that is not answered in time. Fastify's own `handlerTimeout` (5.12) cannot do it: it gives up
 * its timer when the stream of the request closes, and that is when a body has been read, so that it bounds no call that
 * writes.
 *
 * What is bounded is waiting: for the database, a bucket, another server. Synchronous work (a loop, a statement of SQLite)
 * holds up this timer with everything else, and is bounded where it is done. The handler itself is not stopped: what it
 * waits for has a limit of its own, such as `statement_timeout` on PostgreSQL, and what it answers late is dropped.
 * A file on its way here takes as long as it gets on (slow-bodies.ts), an answer on its way out as long as it is read.
 */
export function limitResponseTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    watchResponse(request, reply)
    done()
  })
}

function watchResponse({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const isFile = routeOptions.config?.multipart === true
  let timer: NodeJS.Timeout | undefined
  const begin = (): void => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, isFile ? fileLimit : limit).unref()
  }
  const giveUp = (): void => {
    if (isFile && !raw.complete) begin()
    else if (!reply.sent && !reply.raw.headersSent) reply.send(timedOut())
  }
  begin()
  if (isFile) raw.once('end', begin)
  reply.raw.once('close', () => clearTimeout(timer))
}
