import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { pictureWidths } from '../../entities/upload-address.ts'
import { storeOf } from '../crud/context.ts'
import { notFound } from '../errors.ts'
import { refusals } from '../refusals.ts'
import type { Storage } from '../storage/storage.ts'
import { dispositionOf } from '../uploads/disposition.ts'
import { uploadNamed } from '../uploads/library.ts'
import { keyOf } from '../uploads/names.ts'
import { spanOf } from '../uploads/span.ts'

const tenantId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const fileName = new RegExp(`^([a-z0-9]{26})(?:-(${pictureWidths.join('|')}))?\\.([a-z0-9]{2,4})$`)

/** What is under an address never changes; nothing in it may run, whatever it says it is. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
}

/** Serves what was uploaded, to everybody who knows its name. */
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
        ...refusals(400, 404, 503),
        416: { description: 'There is no such part.', type: 'null' },
      },
    },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { tenant, name } = request.params as { tenant: string; name: string }
      const [, random, width, extension] = fileName.exec(name) ?? []
      if (!random || !app.database || !tenantId.test(tenant)) throw notFound()
      const store = storeOf(app.database)
      const row = await store.database.read(tenant, () => uploadNamed(store, tenant, `${random}.${extension!}`))
      if (!row) throw notFound()
      reply.headers(headers).header('content-disposition', dispositionOf(row)).type(row.type)
      const etag = `"${name}"`
      reply.header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return width ? whole(storage, keyOf(tenant, name), reply) : part(storage, keyOf(tenant, name), row.size, reply)
    },
  })
}

async function whole(storage: Storage, key: string, reply: FastifyReply): Promise<FastifyReply> {
  const stream = await storage.open(key)
  if (!stream) throw notFound()
  return reply.send(stream)
}

/** Sound is fetched in parts, so that one can listen from the middle. */
async function part(storage: Storage, key: string, size: number, reply: FastifyReply): Promise<FastifyReply> {
  const span = spanOf(reply.request.headers.range, size)
  if (span === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  const stream = await storage.open(key, span)
  if (!stream) throw notFound()
  if (!span) return reply.header('content-length', size).send(stream)
  return reply
    .status(206)
    .header('content-range', `bytes ${span.start}-${span.end}/${size}`)
    .header('content-length', span.end - span.start + 1)
    .send(stream)
}
