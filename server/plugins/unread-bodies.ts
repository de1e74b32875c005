import type { FastifyInstance } from 'fastify'

/**
 * Reads past what is left of a body once its request is answered. Node does so only for bodies that nobody began to read
 * (`resOnFinish` in lib/_http_server.js): what is left of an upload that was refused half-way would stand before the next
 * request on its connection, which would wait behind it until the connection is given up. Bodies that do not get on are
 * ended by `slow-bodies.ts` here, too.
 */
export function readPastUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // Whoever reads it through a pipe and no longer takes anything would hold it up.
    if (!raw.readableEnded) raw.unpipe().resume()
    done()
  })
}
