import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { timedOut } from '../errors/api-error.ts'

/** How long a response may take to start, from the request's headers on, in milliseconds. */
const limit = 60_000

/**
 * The same for a file, from its end on: a picture is converted to several widths, after others in the queue, and stored
 * in a bucket.
 */
const fileLimit = 300_000

/**
 * Answers 503 to a request that takes too long. Fastify's own `handlerTimeout` (5.12) cannot do this: it drops its
 * timer when the request stream closes, which happens once a body has been read, so it limits no call that writes.
 *
 * This limits waiting: for the database, a bucket, another server. Synchronous work (a loop, an SQLite statement)
 * blocks this timer like everything else, and is limited where it is done. The handler itself is not stopped: what it
 * waits for has its own limit, such as `statement_timeout` on PostgreSQL, and its late response is dropped. An incoming
 * file may take as long as it makes progress (slow-bodies.ts), an outgoing response as long as it is being read.
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
