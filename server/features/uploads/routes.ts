import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { focusOf } from '../../../entities/language/uploads/focus.ts'
import { library, upload } from '../../../entities/system/upload.ts'
import { storeOf } from '../../kernel/records/context.ts'
import type { UploadRow } from './tables.ts'
import type { Env } from '../../base/env.ts'
import { callerSignal } from '../../base/errors/caller-left.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { uploadsFolder } from '../../base/storage/open-storage.ts'
import type { Storage } from '../../base/storage/storage.ts'
import { removeFile, storeFile } from './store-file.ts'
import {
  describeUpload,
  listUploads,
  removeUnused,
  touchUpload,
  removeUpload,
  readUpload,
  readUses,
  uploadByDigest,
} from './library.ts'
import { fileNameOf, srcOf, storageKey } from './file-names.ts'
import { receive, type Received } from './receive.ts'
import { replaceUpload } from './replace.ts'
import { insertUpload, type StoredFile } from './insert-upload.ts'
import { loadDetector } from './detect-type.ts'
import { operationRoutes, tenantParams } from '../../kernel/system-records/operations.ts'
import { multipartBody, multipartLimits } from '../../kernel/requests/multipart.ts'

/** As many as an office adds by hand; processing a picture takes about a second. */
const manyUploads = { max: 600, timeWindow: '10 minutes' }

const base = '/api/v1/authorized/tenants/:tenant/uploads'
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
  focus: row.kind === 'image' ? focusOf(row.focusX, row.focusY) : null,
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

  operationRoutes(app, library, {
    async list({ reply, store, tenant, user, page: { filter, ...page }, read }) {
      const { id, src, unused, ...sought } = filter
      const ids = id === undefined ? undefined : [id].flat()
      const query = { ...sought, ids, name: src && fileNameOf(src), unusedFor: unused && user.id, ...page }
      const { uploads, total } = await read(() => listUploads(store, tenant.id, query), {
        mayTakeLong: true,
        signal: callerSignal(reply),
      })
      return { rows: uploads.map((row) => ({ ...uploadAnswer(row), uses: row.uses })), total }
    },

    read: ({ store, tenant, params: { id }, read }) =>
      read(function* () {
        return { ...uploadAnswer(yield* readUpload(store, tenant.id, id)), uses: yield* readUses(store, tenant.id, id) }
      }),

    update: async ({ store, tenant, params, body, write }) =>
      uploadAnswer(await write(() => describeUpload(store, tenant.id, params.id, body))),

    async remove({ store, tenant, params, query, write }) {
      const row = await write(() => removeUpload(store, tenant.id, params.id, { trash: query.trash === 'true' }))
      await removeFile(storage, tenant.id, row)
    },

    async removeUnused({ store, tenant, user, body, write }) {
      const { removed, used, recent } = await write(() => removeUnused(store, tenant.id, user.id, body.ids))
      for (const row of removed) await removeFile(storage, tenant.id, row)
      return {
        deleted: removed.map(({ id }) => id),
        used: used.map(uploadAnswer),
        recent: recent.map(uploadAnswer),
      }
    },
  })
}
