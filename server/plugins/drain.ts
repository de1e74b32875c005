import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is shutting down: `/readyz` fails, so that no new visitors are sent here. */
    readonly isStopping: () => boolean
    readonly beginStopping: () => void
  }
}

/** Lets requests in flight finish while closing their connections: pending responses say `Connection: close`. */
export function drain(app: FastifyInstance): void {
  let stopping = false
  app.decorate('isStopping', () => stopping)
  app.decorate('beginStopping', () => {
    stopping = true
  })
  app.addHook('preClose', (done) => {
    stopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close')
    done(null, payload)
  })
}
