import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { pictureWidths } from '../../entities/language/uploads/upload-url.ts'
import { storeOf } from '../records/context.ts'
import { notFound } from '../errors/api-error.ts'
import { errorResponses } from '../errors/error-responses.ts'
import type { Storage } from '../storage/storage.ts'
import { contentDisposition } from '../uploads/content-disposition.ts'
import { uploadByName } from '../uploads/library.ts'
import { storageKey } from '../uploads/file-names.ts'
import { parseRange } from '../uploads/byte-range.ts'

const tenantId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const fileName = new RegExp(`^([a-z0-9]{26})(?:-(${pictureWidths.join('|')}))?\\.([a-z0-9]{2,4})$`)

/** The content at an address never changes, and nothing in it may execute, whatever its type claims to be. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
}

/** Serves uploads to anyone who knows their name. */
export function uploadFileRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/uploads/:tenant/:name', {
    config: { access: 'public' },
    schema: {
      operationId: 'readUploadFile',
      summary: 'What was uploaded',
      description: 'Under a name nobody can guess; in parts by `Range`. Pictures also as `<name>-<width>.webp`.',
      tags: ['Uploads'],
      security: [],
      params: z.object({ tenant: z.string().describe('The id of the tenant.'), name: z.string() }),
      response: {
        200: { description: 'The file.', content: { '*/*': { schema: {} } } },
        206: { description: 'The part that was asked for.', content: { '*/*': { schema: {} } } },
        304: { description: 'As it was.', type: 'null' },
        ...errorResponses(400, 404, 503),
        416: { description: 'There is no such part.', type: 'null' },
      },
    },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { tenant, name } = request.params as { tenant: string; name: string }
      const [, random, width, extension] = fileName.exec(name) ?? []
      if (!random || !app.database || !tenantId.test(tenant)) throw notFound()
      const store = storeOf(app.database)
      const row = await store.database.read(tenant, () => uploadByName(store, tenant, `${random}.${extension!}`))
      if (!row) throw notFound()
      reply.headers(headers).header('content-disposition', contentDisposition(row)).type(row.type)
      const etag = `"${name}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return width
        ? sendWhole(storage, storageKey(tenant, name), reply)
        : sendRange(storage, storageKey(tenant, name), row.size, reply)
    },
  })
}

async function sendWhole(storage: Storage, key: string, reply: FastifyReply): Promise<FastifyReply> {
  const stream = await storage.open(key)
  if (!stream) throw notFound()
  return reply.send(stream)
}

/** Serves byte ranges, so that sound can be played from the middle. */
async function sendRange(storage: Storage, key: string, size: number, reply: FastifyReply): Promise<FastifyReply> {
  const range = parseRange(reply.request.headers.range, size)
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  const stream = await storage.open(key, range)
  if (!stream) throw notFound()
  if (!range) return reply.header('content-length', size).send(stream)
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(stream)
}
