import { Readable } from 'node:stream'
import type { FastifyInstance, onSendHookHandler } from 'fastify'

/**
 * Lets every route of GET answer HEAD too, with the same headers and no body. Fastify's own `exposeHeadRoutes` makes a
 * second route of each (a tenth more processor time for a start) and reads a file to its end that nobody is sent.
 */
export function answerHeads(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (!methods.includes('GET') || methods.includes('HEAD')) return
    route.method = [...methods, 'HEAD']
    // The last of all, when it is known what GET would send.
    route.onSend = [route.onSend ?? [], leaveOutBody].flat()
  })
}

const leaveOutBody: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (request.method !== 'HEAD') return done(null, payload)
  if (payload instanceof Readable) {
    payload.on('error', (error) => request.log.error({ err: error }, 'what HEAD asked for could not be read'))
    // Headers say all there is to say; nothing more is read of the file.
    payload.destroy()
  } else reply.header('content-length', Buffer.byteLength((payload ?? '') as string | Buffer))
  done(null, null)
}
