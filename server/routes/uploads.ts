import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { uploadKinds } from '../../entities/upload.ts'
import { storeOf } from '../crud/context.ts'
import type { UploadRow } from '../db/tables.ts'
import type { Env } from '../env.ts'
import { contentRange } from '../crud/list.ts'
import { refusals } from '../refusals.ts'
import { uploadsFolder } from '../storage/storage-of.ts'
import type { Storage } from '../storage/storage.ts'
import { dropFile, keepFile } from '../uploads/keep.ts'
import { describeUpload, librarySorts, listUploads, removeUpload, uploadOf, usesOf } from '../uploads/library.ts'
import { srcOf } from '../uploads/names.ts'
import { receive } from '../uploads/receive.ts'
import { replaceUpload } from '../uploads/replace.ts'
import { insertUpload, type Kept } from '../uploads/rows.ts'
import { loadTypes } from '../uploads/sniff.ts'
import { listQuery, listQuerySchema } from './list-query.ts'
import { multipartBody, multipartLimits } from './multipart.ts'

const upload = z.object({
  id: z.uuid(),
  src: z.string().describe('Where it is served, on this origin; what records keep.'),
  name: z.string().describe('The name it had.'),
  kind: z.enum(uploadKinds),
  type: z.string().describe('The media type of what is kept.'),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string().nullable().describe('What it shows; offered wherever it is chosen.'),
  version: z.int(),
  createdAt: z.string(),
})
const listed = upload.extend({ uses: z.int().describe('In how many places records name it.') })
const detail = upload.extend({
  uses: z.array(
    z.object({
      entity: z.string(),
      id: z.string(),
      field: z.string(),
      title: z.string().nullable(),
      trashed: z.boolean(),
    }),
  ),
})
const readQuery = listQuery(librarySorts, { kind: z.enum(uploadKinds).optional() })
const described = z.strictObject({
  version: z.int(),
  name: z.string().trim().min(1).max(120).optional(),
  alt: z.string().trim().max(100).nullable().optional(),
})

/** As many as an office puts in by hand; a picture costs a second of work. */
const manyUploads = { max: 600, timeWindow: '10 minutes' }

const base = '/api/v1/authorized/tenants/:tenant/uploads'
const inTenant = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const one = inTenant.extend({ id: z.string() })
const tags = ['Uploads']

const answerOf = (row: UploadRow): z.output<typeof upload> => ({
  id: row.id,
  src: srcOf(row.tenant_id, row.name),
  name: row.title,
  kind: row.kind,
  type: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  alt: row.alt,
  version: row.version,
  createdAt: row.createdAt,
})

/** What a tenant uploads, and its library. */
export function uploadRoutes(app: FastifyInstance, env: Env, storage: Storage): void {
  const store = app.database && storeOf(app.database)
  const folder = uploadsFolder(env)
  app.addHook('onListen', async () => void (await loadTypes()))

  void app.register(async (scope) => {
    await scope.register((await import('@fastify/multipart')).default, { limits: multipartLimits })

    scope.post(base, {
      config: { access: 'member', multipart: true, rateLimit: manyUploads },
      schema: {
        operationId: 'createUpload',
        summary: 'Upload a file',
        description:
          'One picture (JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC), sound (MP3, WAV) or PDF. Pictures are written anew as WebP.',
        tags,
        params: inTenant,
        ...multipartBody,
        response: { 201: upload.describe('The upload.'), ...refusals(400, 401, 403, 404, 413, 415, 429, 503, 507) },
      },
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { tenant, user } = request.access
        const row = await receive(request, folder, async (received) =>
          known(await keepFile(storage, tenant!.id, received), tenant!.id, (kept) =>
            store!.database.write(tenant!.id, () => insertUpload(store!, tenant!.id, user.id, kept)),
          ),
        )
        return reply
          .status(201)
          .header('location', `${request.url.split('?')[0]}/${row.id}`)
          .send(answerOf(row))
      },
    })

    scope.post(`${base}/:id/replacements`, {
      config: { access: 'member', multipart: true, rateLimit: manyUploads },
      schema: {
        operationId: 'replaceUpload',
        summary: 'Put a new file in the place of another',
        description: 'Every record that names the old one names the new one afterwards, each with a new version.',
        tags,
        params: one,
        ...multipartBody,
        response: {
          201: upload.describe('The new upload.'),
          ...refusals(400, 401, 403, 404, 409, 413, 415, 429, 503, 507),
        },
      },
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { tenant, user } = request.access
        const { id } = request.params as { id: string }
        const old = await store!.database.read(tenant!.id, () => uploadOf(store!, tenant!.id, id))
        const work = { store: store!, tenant: tenant!, by: user.id, requestId: request.id }
        const row = await receive(request, folder, async (received) =>
          known(await keepFile(storage, tenant!.id, received), tenant!.id, (kept) =>
            store!.database.write(tenant!.id, () => replaceUpload(work, old, kept)),
          ),
        )
        return reply.status(201).send(answerOf(row))
      },
    })
  })

  /** A file without its row would lie there for ever: what the database refuses leaves the storage again. */
  async function known(kept: Kept, tenant: string, write: (kept: Kept) => Promise<UploadRow>): Promise<UploadRow> {
    try {
      return await write(kept)
    } catch (error) {
      await dropFile(storage, tenant, kept).catch(() => {})
      throw error
    }
  }

  app.get(base, {
    config: { access: 'member' },
    schema: {
      operationId: 'listUploads',
      summary: 'The library of a tenant',
      description: 'Filters: `q` in names and alternative texts, `kind`, `id`.',
      tags,
      params: inTenant,
      querystring: listQuerySchema(librarySorts),
      response: { 200: z.array(listed).describe('The uploads.'), ...refusals(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const tenant = request.access.tenant!.id
      const asked = readQuery(request.query)
      const { q, id, kind } = asked.filter
      const question = {
        q,
        kind: kind as (typeof uploadKinds)[number] | undefined,
        ids: id === undefined ? undefined : [id].flat(),
        sort: asked.sort as { column: (typeof librarySorts)[number]; descending: boolean },
        first: asked.first,
        last: asked.last,
      }
      const { uploads, total } = await store!.database.read(tenant, () => listUploads(store!, tenant, question))
      return reply
        .header('content-range', contentRange('uploads', asked.first, uploads.length, total))
        .send(uploads.map((row) => ({ ...answerOf(row), uses: row.uses })))
    },
  })

  app.get(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readUpload',
      summary: 'An upload, and where it is used',
      tags,
      params: one,
      response: { 200: detail.describe('The upload.'), ...refusals(401, 403, 404) },
    },
    handler: async ({ access, params }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const answer = await store!.database.read(tenant, function* () {
        return { ...answerOf(yield* uploadOf(store!, tenant, id)), uses: yield* usesOf(store!, tenant, id) }
      })
      return reply.send(answer)
    },
  })

  app.put(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'updateUpload',
      summary: 'Name an upload, and say what it shows',
      tags,
      params: one,
      body: described,
      response: { 200: upload.describe('The upload.'), ...refusals(400, 401, 403, 404, 412) },
    },
    handler: async ({ access, params, body }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const said = body as z.output<typeof described>
      return reply.send(answerOf(await store!.database.write(tenant, () => describeUpload(store!, tenant, id, said))))
    },
  })

  app.delete(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteUpload',
      summary: 'Delete an upload',
      description: 'Refused with 409 and the `blockers` while records name it. `trash=true` counts only live records.',
      tags,
      params: one,
      querystring: z.strictObject({ trash: z.enum(['true', 'false']).optional() }),
      response: { 204: { description: 'It is gone.', type: 'null' }, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async ({ access, params, query: asked }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const trash = (asked as { trash?: string }).trash === 'true'
      const row = await store!.database.write(tenant, () => removeUpload(store!, tenant, id, { trash }))
      await dropFile(storage, tenant, row)
      return reply.status(204).send()
    },
  })
}
