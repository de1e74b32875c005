import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a body may take: JSON as a whole, a file for each part of its way. In milliseconds. */
const maxDuration = 30_000

/** The least that must arrive of a file meanwhile: some 17 kbit a second, so that nobody holds a connection by trickling. */
const minBytes = 64 * 1024

/**
 * Ends requests whose bodies do not get on. Node's own `requestTimeout` bounds the whole of a request, and so would cut
 * off a large file on a slow line; here a file may take as long as it makes progress.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watchBody(request)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

function watchBody({ raw, routeOptions }: FastifyRequest): void {
  const { socket } = raw
  let bytesSeen = socket.bytesRead
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer)
    const bytesSince = socket.bytesRead - bytesSeen
    bytesSeen = socket.bytesRead
    if (routeOptions.config.multipart && bytesSince >= minBytes) return
    // As Node itself answers a request that takes too long; whoever works on it learns of a lost connection.
    if (socket.writable) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    raw.destroy()
  }, maxDuration)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
