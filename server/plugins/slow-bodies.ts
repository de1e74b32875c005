import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a body may take, in milliseconds: JSON in total, a file for every `minBytes`. */
const maxDuration = 30_000

/**
 * The minimum part of a file that must arrive in that time: about 17 kbit/s, so that nobody can hold a connection by
 * trickling.
 */
const minBytes = 64 * 1024

/**
 * Ends requests whose bodies make no progress. Node's own `requestTimeout` limits the whole request and would cut off a
 * large file on a slow line; here a file may take as long as it makes progress.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watchBody(request)
    done()
  })
}

/** Whether a request's headers announce a body. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

function watchBody({ raw, routeOptions }: FastifyRequest): void {
  const { socket } = raw
  let bytesSeen = socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer)
    const bytesSince = socket.bytesRead - bytesSeen
    bytesSeen = socket.bytesRead
    if (routeOptions.config.multipart && bytesSince >= minBytes) return
    // The response Node itself gives to a request that takes too long; the handler sees a lost connection.
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    raw.destroy()
  }, maxDuration)
  timer.unref()
  // Not `close` alone: it may follow the end of the body much later, and the timer would keep the whole request until then.
  for (const end of ['end', 'close']) raw.once(end, () => clearInterval(timer))
}
