import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { line, name } from '../../base/input/name.ts'
import { uploadKinds } from '../../../entities/language/uploads/upload-kinds.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { UploadRow } from './tables.ts'
import type { Env } from '../../base/env.ts'
import { contentRange } from '../../kernel/requests/content-range.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { uploadsFolder } from '../../base/storage/open-storage.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { removeFile, storeFile } from './store-file.ts'
import {
  describeUpload,
  librarySorts,
  listUploads,
  removeUnused,
  touchUpload,
  removeUpload,
  readUpload,
  readUses,
  uploadByDigest,
} from './library.ts'
import { srcOf, storageKey } from './file-names.ts'
import { receive, type Received } from './receive.ts'
import { replaceUpload } from './replace.ts'
import { insertUpload, type StoredFile } from './insert-upload.ts'
import { loadDetector } from './detect-type.ts'
import { listQuery, listQuerySchema } from '../../kernel/requests/list-query.ts'
import { multipartBody, multipartLimits } from '../../kernel/requests/multipart.ts'

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
const listedUpload = upload.extend({ uses: z.int().describe('In how many places records name it.') })
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
const readQuery = listQuery(librarySorts, {
  kind: z.enum(uploadKinds).optional(),
  unused: z.literal('true').optional(),
})
const updateBody = z.strictObject({
  version: z.int(),
  name: name(120).optional(),
  alt: line().max(100).nullable().optional(),
})

const deletions = z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) })
const deleted = z.object({
  deleted: z.array(z.uuid()),
  used: z.array(upload).describe('What records name, and so was kept.'),
  recent: z.array(upload).describe('What was uploaded within a day and somebody else may have in a form: kept, too.'),
})

/** As many as an office adds by hand; processing a picture takes about a second. */
const manyUploads = { max: 600, timeWindow: '10 minutes' }

const base = '/api/v1/authorized/tenants/:tenant/uploads'
const tenantParams = z.object({ tenant: z.string().describe('The slug of the tenant.') })
const uploadParams = tenantParams.extend({ id: z.string() })
const tags = ['Uploads']

const uploadAnswer = (row: UploadRow): z.output<typeof upload> => ({
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

/** A tenant's uploads and its library. */
export function uploadRoutes(app: FastifyInstance, env: Env, storage: Storage): void {
  const store = app.database && storeOf(app.database)
  const folder = uploadsFolder(env)
  app.addHook('onListen', async () => void (await loadDetector()))

  void app.register(async (scope) => {
    await scope.register((await import('@fastify/multipart')).default, { limits: multipartLimits })

    scope.post(base, {
      config: { access: 'member', keyScope: 'uploads:create', multipart: true, rateLimit: manyUploads },
      schema: {
        operationId: 'createUpload',
        summary: 'Upload a file',
        description:
          'One picture (JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC), sound (MP3, WAV) or PDF. Pictures are written anew as WebP. A file whose bytes are in the library already is not kept twice: the answer is 200 with the upload that is there, under the name it has.',
        tags,
        params: tenantParams,
        ...multipartBody,
        response: {
          200: upload.describe('The upload of the library that has the same bytes.'),
          201: upload.describe('The upload.'),
          ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503, 507),
        },
      },
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { tenant, user } = request.access
        const { row, isNew } = await receive(request, folder, (received) => storeOnce(tenant!.id, user.id, received))
        return reply
          .status(isNew ? 201 : 200)
          .header('location', `${request.url.split('?')[0]}/${row.id}`)
          .send(uploadAnswer(row))
      },
    })

    scope.post(`${base}/:id/replacements`, {
      config: { access: 'member', multipart: true, rateLimit: manyUploads },
      schema: {
        operationId: 'replaceUpload',
        summary: 'Replace the file of an upload',
        description: 'Every record that names the old one names the new one afterwards, each with a new version.',
        tags,
        params: uploadParams,
        ...multipartBody,
        response: {
          201: upload.describe('The new upload.'),
          ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503, 507),
        },
      },
      validatorCompiler: () => () => true,
      handler: async (request, reply) => {
        const { tenant, user, sessionId } = request.access
        const { id } = request.params as { id: string }
        const old = await store!.database.read(tenant!.id, () => readUpload(store!, tenant!.id, id))
        const replacement = { store: store!, tenant: tenant!, by: user.id, session: sessionId, requestId: request.id }
        const row = await receive(request, folder, async (received) =>
          insertOrDrop(await storeFile(storage, tenant!.id, received), tenant!.id, (file) =>
            store!.database.write(tenant!.id, () => replaceUpload(replacement, old, file)),
          ),
        )
        return reply.status(201).send(uploadAnswer(row))
      },
    })
  })

  /** Stores a file as an upload of the tenant, unless its library has one with the same bytes: then that one is used. */
  async function storeOnce(
    tenant: string,
    by: string,
    received: Received,
  ): Promise<{ readonly row: UploadRow; readonly isNew: boolean }> {
    const known = await store!.database.read(tenant, () => uploadByDigest(store!, tenant, received.digest))
    if (known && (await isStored(known))) {
      await store!.database.write(tenant, () => touchUpload(store!, known, by))
      return { row: known, isNew: false }
    }
    const file = await storeFile(storage, tenant, received)
    const row = await insertOrDrop(file, tenant, () =>
      store!.database.write(tenant, function* () {
        // Somebody may have sent the same file in the meantime.
        const earlier = yield* uploadByDigest(store!, tenant, received.digest)
        return earlier && earlier.id !== known?.id ? earlier : yield* insertUpload(store!, tenant, by, file)
      }),
    )
    const isNew = row.name === file.name
    if (!isNew) await removeFile(storage, tenant, file).catch(() => {})
    return { row, isNew }
  }

  /** Whether the storage still has an upload's file: one that was lost is restored by sending it again. */
  async function isStored({ tenant_id: tenant, name }: UploadRow): Promise<boolean> {
    const content = await storage.open(storageKey(tenant, name), { start: 0, end: 0 })
    content?.destroy()
    return content !== undefined
  }

  /** Removes a stored file again if the database refuses its row; otherwise it would be orphaned. */
  async function insertOrDrop(
    file: StoredFile,
    tenant: string,
    write: (file: StoredFile) => Promise<UploadRow>,
  ): Promise<UploadRow> {
    try {
      return await write(file)
    } catch (error) {
      await removeFile(storage, tenant, file).catch(() => {})
      throw error
    }
  }

  app.get(base, {
    config: { access: 'member' },
    schema: {
      operationId: 'listUploads',
      summary: 'List the media library of a tenant',
      description:
        'Filters: `q` in names and alternative texts, `kind`, `id`, and `unused` ("true") for what no record names and nobody else may have in a form, as it was uploaded within a day.',
      tags,
      params: tenantParams,
      querystring: listQuerySchema(librarySorts),
      response: { 200: z.array(listedUpload).describe('The uploads.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async (request, reply) => {
      const tenant = request.access.tenant!.id
      const query = readQuery(request.query)
      const { q, id, kind, unused } = query.filter
      const libraryQuery = {
        q,
        kind: kind as (typeof uploadKinds)[number] | undefined,
        ids: id === undefined ? undefined : [id].flat(),
        unusedFor: unused && request.access.user!.id,
        sort: query.sort as { column: (typeof librarySorts)[number]; descending: boolean },
        first: query.first,
        last: query.last,
      }
      const read = () => listUploads(store!, tenant, libraryQuery)
      const { uploads, total } = await store!.database.read(tenant, read, {
        mayTakeLong: true,
        signal: callerSignal(reply),
      })
      return reply
        .header('content-range', contentRange('uploads', query.first, uploads.length, total))
        .send(uploads.map((row) => ({ ...uploadAnswer(row), uses: row.uses })))
    },
  })

  app.get(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'readUpload',
      summary: 'Get an upload and where it is used',
      tags,
      params: uploadParams,
      response: { 200: detail.describe('The upload.'), ...errorResponses(401, 403, 404) },
    },
    handler: async ({ access, params }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const answer = await store!.database.read(tenant, function* () {
        return { ...uploadAnswer(yield* readUpload(store!, tenant, id)), uses: yield* readUses(store!, tenant, id) }
      })
      return reply.send(answer)
    },
  })

  app.put(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'updateUpload',
      summary: 'Change the name and description of an upload',
      tags,
      params: uploadParams,
      body: updateBody,
      response: { 200: upload.describe('The upload.'), ...errorResponses(400, 401, 403, 404, 412) },
    },
    handler: async ({ access, params, body }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const changes = body as z.output<typeof updateBody>
      return reply.send(
        uploadAnswer(await store!.database.write(tenant, () => describeUpload(store!, tenant, id, changes))),
      )
    },
  })

  app.delete(`${base}/:id`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteUpload',
      summary: 'Delete an upload',
      description: 'Refused with 409 and the `blockers` while records name it. `trash=true` counts only live records.',
      tags,
      params: uploadParams,
      querystring: z.strictObject({ trash: z.enum(['true', 'false']).optional() }),
      response: { 204: { description: 'It is gone.', type: 'null' }, ...errorResponses(400, 401, 403, 404, 409) },
    },
    handler: async ({ access, params, query }, reply) => {
      const tenant = access.tenant!.id
      const { id } = params as { id: string }
      const trash = (query as { trash?: string }).trash === 'true'
      const row = await store!.database.write(tenant, () => removeUpload(store!, tenant, id, { trash }))
      await removeFile(storage, tenant, row)
      return reply.status(204).send()
    },
  })

  app.post(`${base}/deletions`, {
    config: { access: 'member' },
    schema: {
      operationId: 'deleteUploads',
      summary: 'Delete uploads that no record uses',
      description:
        'Those that records name, in the trash too, stay and are answered as `used`; those uploaded within a day that somebody else may have in a form as `recent`.',
      tags,
      params: tenantParams,
      body: deletions,
      response: { 200: deleted.describe('What was deleted, and what stays.'), ...errorResponses(400, 401, 403, 404) },
    },
    handler: async ({ access, body }, reply) => {
      const tenant = access.tenant!.id
      const { ids } = body as z.output<typeof deletions>
      const { removed, used, recent } = await store!.database.write(tenant, () =>
        removeUnused(store!, tenant, access.user!.id, ids),
      )
      for (const row of removed) await removeFile(storage, tenant, row)
      return reply.send({
        deleted: removed.map(({ id }) => id),
        used: used.map(uploadAnswer),
        recent: recent.map(uploadAnswer),
      })
    },
  })
}
