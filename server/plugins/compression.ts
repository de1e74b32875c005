import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

/** Below this an answer fits into a packet anyway, in bytes. */
const threshold = 1400
const compressible = /^text\/(?!event-stream)|[+/]json\b|[+/]xml\b/
const encodings = ['br', 'gzip'] as const

const brotli = promisify(brotliCompress)
const compressors = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        // Of the qualities that cost about as much as gzip, the best.
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
}

/**
 * Compresses answers for whoever accepts it, off the event loop. Streams are left as they are: files, and events. Pages
 * and scripts bring their compressed form along. (`@fastify/compress` takes `Content-Range` for bytes and would leave
 * out every list.)
 */
export function compressAnswers(app: FastifyInstance): void {
  const negotiator = new Negotiator({ supportedValues: [...encodings] })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFresh = reply.statusCode !== 304
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (isFresh && !(isText && compressible.test(String(reply.getHeader('content-type') ?? '')))) return done()
    if (reply.hasHeader('content-encoding')) return done()
    const vary = reply.getHeader('vary')
    if (vary === undefined) reply.header('vary', 'accept-encoding')
    else if (!String(vary).includes('accept-encoding'))
      reply.header('vary', [vary, 'accept-encoding'].flat().join(', '))
    const accepted = request.headers['accept-encoding']
    if (accepted === undefined || !isText || Buffer.byteLength(payload) < threshold) return done()
    const encoding = negotiator.negotiate(accepted)
    if (encoding !== 'br' && encoding !== 'gzip') return done()
    compressors[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload).then((compressed) => {
      const etag = reply.getHeader('etag')
      if (typeof etag === 'string') reply.header('etag', etag.replace(/"$/, `-${encoding}"`))
      reply.header('content-encoding', encoding).header('content-length', compressed.length)
      done(null, compressed)
    }, done)
  })
}
