import type { FastifyInstance, FastifyReply } from 'fastify'
import { timedOut } from '../base/errors/api-error.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Where the reply stands in the list of those that are waited for; -1 if it is in none. */
    place: number
    /** How long it has been waited for, in intervals. */
    waited: number
  }
}

/** How long a response may take to start, from the request's headers on, in milliseconds. */
const limit = 60_000

/**
 * The same for a file, from its end on: a picture is converted to several widths, after others in the queue, and stored
 * in a bucket.
 */
const fileLimit = 300_000

/** How often it is looked which responses are late, in milliseconds: an answer may take so much longer. */
const interval = 1_000

/**
 * Answers 503 to a request that takes too long. Fastify's own `handlerTimeout` (5.12) cannot do this: it drops its
 * timer when the request stream closes, which happens once a body has been read, so it limits no call that writes.
 *
 * This limits waiting: for the database, a bucket, another server. Synchronous work (a loop, an SQLite statement)
 * blocks this timer like everything else, and is limited where it is done. The handler itself is not stopped: what it
 * waits for has its own limit, such as `statement_timeout` on PostgreSQL, and its late response is dropped. An incoming
 * file may take as long as it makes progress (slow-bodies.ts), an outgoing response as long as it is being read.
 *
 * One timer looks after all requests: one for each took a 25th of the time of a read. They stand in a list, whose last
 * one moves to the place of one that is answered: a map had to be rebuilt again and again.
 */
export function limitResponseTime(app: FastifyInstance): void {
  const waiting: FastifyReply[] = []
  app.decorateReply('place', -1)
  app.decorateReply('waited', 0)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.place = waiting.push(reply) - 1
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    leave(reply)
    done()
  })

  function leave(reply: FastifyReply): void {
    const { place } = reply
    if (place === -1) return
    reply.place = -1
    const moved = waiting.pop()!
    if (moved === reply) return
    waiting[place] = moved
    moved.place = place
  }

  function look(): void {
    // From the end: who moves to a free place was looked at.
    for (let place = waiting.length - 1; place >= 0; place -= 1) {
      const reply = waiting[place]!
      const { request, raw } = reply
      const isFile = request.routeOptions.config?.multipart === true
      // Fastify does not report a caller who left.
      if (reply.sent || raw.headersSent || raw.destroyed) leave(reply)
      else if (isFile && !request.raw.complete) reply.waited = 0
      else if (reply.waited * interval < (isFile ? fileLimit : limit)) reply.waited += 1
      else reply.send(timedOut())
    }
  }
  const timer = setInterval(look, interval).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
