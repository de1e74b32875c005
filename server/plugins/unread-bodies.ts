import type { FastifyInstance } from 'fastify'
import { hasBody } from './slow-bodies.ts'

/**
 * Discards the rest of a body once its request has been answered. Node does so only for bodies that nobody started to
 * read (`resOnFinish` in lib/_http_server.js): the rest of an upload refused half-way would block the next request on
 * its connection until the connection is given up. Bodies that make no progress are ended by `slow-bodies.ts` here,
 * too.
 */
export function readPastUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    // A pipe whose destination no longer reads would block it.
    if (hasBody(request) && !raw.readableEnded) raw.unpipe().resume()
    done()
  })
}
