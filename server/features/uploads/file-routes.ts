import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  copyFormats,
  copyRatios,
  copyWidths,
  parseCopyName,
} from '../../../entities/language/uploads/picture-copies.ts'
import { focusName, focusOf } from '../../../entities/language/uploads/focus.ts'
import { heldTag } from '../../kernel/requests/request.ts'
import { storeOf } from '../../kernel/records/context.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import type { Env } from '../../base/env.ts'
import { incomingFolder, uploadsFolder } from '../../base/storage/open-storage.ts'
import type { Storage, ByteRange } from '../../base/storage/storage.ts'
import { contentDisposition } from './content-disposition.ts'
import { uploadByName } from './library.ts'
import { srcOf, storageKey } from './file-names.ts'
import { isPointUsed } from './uses.ts'
import { pictureCopies } from './picture-copies.ts'

const tenantId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const fileName = /^[a-z0-9]{26}\.[a-z0-9]{2,4}$/

/** The content at an address never changes, and nothing in it may execute, whatever its type claims to be. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'accept-ranges': 'bytes',
}

/** Serves uploads to anyone who knows their name. */
export function uploadFileRoutes(app: FastifyInstance, env: Env, storage: Storage): void {
  const copies = pictureCopies(storage, incomingFolder(uploadsFolder(env)))
  app.get('/uploads/:tenant/:name', {
    config: { access: 'public' },
    schema: {
      operationId: 'readUploadFile',
      summary: 'Get an uploaded file',
      description: `Under a name nobody can guess; in parts by \`Range\`. Of a picture \`<name>.webp\` there are copies: \`<name>-<width>.<format>\`, or cut around the middle \`<name>-<width>-<ratio>.<format>\` or around a focal point \`<name>-<width>-<ratio>-<x>-<y>.<format>\`, with widths ${copyWidths.join(', ')}, ratios ${copyRatios.join(', ')}, formats ${Object.keys(copyFormats).join(', ')}, and \`x\` and \`y\` in hundredths; never larger than the picture. A point that neither the library nor a record has for it leads to that of the library (302). A copy is made when it is first asked for; while too many wait for that, the answer is 503 with \`Retry-After\`.`,
      tags: ['Uploads'],
      security: [],
      params: z.object({ tenant: z.string().describe('The id of the tenant.'), name: z.string() }),
      response: {
        200: { description: 'The file.', content: { '*/*': { schema: {} } } },
        206: { description: 'The part that was asked for.', content: { '*/*': { schema: {} } } },
        302: { description: 'To the copy around the focal point of the library.', type: 'null' },
        304: { description: 'As it was.', type: 'null' },
        ...errorResponses(400, 404, 503, 507),
        416: { description: 'There is no such part.', type: 'null' },
      },
    },
    validatorCompiler: () => () => true,
    handler: async (request, reply) => {
      const { tenant, name } = request.params as { tenant: string; name: string }
      const wanted = parseCopyName(name)
      if (!(wanted || fileName.test(name)) || !app.database || !tenantId.test(tenant)) throw notFound()
      const store = storeOf(app.database)
      const row = await store.database.read(tenant, () => uploadByName(store, tenant, wanted?.picture ?? name))
      if (!row) throw notFound()
      const etag = `"${name}"`
      // An error has none of these headers.
      const withHeaders = (): FastifyReply =>
        reply
          .headers({ ...headers, etag, 'content-disposition': contentDisposition({ ...row, name }) })
          .type(wanted ? copyFormats[wanted.copy.format] : row.type)
      if (heldTag(request, etag) !== undefined) return withHeaders().status(304).send()
      if (!wanted) return sendRange(storage, storageKey(tenant, name), row.size, withHeaders(), rangeOf(request, etag))
      const point = wanted.copy.focus && focusName(wanted.copy.focus)
      const own = focusName(focusOf(row.focusX, row.focusY))
      if (point !== undefined && point !== own) {
        // Only points that staff have set make copies: nobody else can fill a disk.
        const isUsed = await store.database.read(tenant, () => isPointUsed(store, tenant, row.id, point))
        if (!isUsed)
          return reply
            .header('cache-control', 'no-store')
            .redirect(srcOf(tenant, name.replace(`-${point}.`, `-${own}.`)))
      }
      const copy = await copies.open(tenant, row.name, name, wanted.copy)
      if (!copy) throw notFound()
      return withHeaders().send(copy)
    },
  })
}

/** The part that is asked for: only `GET` has parts, and only of what the caller knows already (RFC 9110, 13.1.5 and 14.2). */
function rangeOf({ method, headers }: FastifyRequest, etag: string): string | undefined {
  const { range, 'if-range': known = etag } = headers
  return method === 'GET' && known === etag ? range : undefined
}

/** Serves byte ranges, so that sound can be played from the middle. */
async function sendRange(
  storage: Storage,
  key: string,
  size: number,
  reply: FastifyReply,
  asked: string | undefined,
): Promise<FastifyReply> {
  const range = parseRange(asked, size)
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

/**
 * The part of a file requested by a `Range` header (RFC 9110, 14.2): a single range; for several, or an unknown unit,
 * the whole file.
 */
function parseRange(range: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  // `-500` requests the last 500 bytes.
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start >= size || (from === '' && to === '0') ? 'unsatisfiable' : { start, end }
}
