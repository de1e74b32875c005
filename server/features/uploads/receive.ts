import { incomingFolder } from '../../base/storage/open-storage.ts'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { maxUploadBytes } from '../../../entities/language/uploads/upload-kinds.ts'
import { asDiskError } from '../../base/errors/unavailable.ts'
import { ApiError } from '../../base/errors/api-error.ts'
import { uploadError } from './upload-error.ts'
import { uploadTitle } from './upload-title.ts'

/** A received file, in a folder that is deleted when the work is done. */
export interface Received {
  readonly file: string
  readonly size: number
  /** Its original name, cleaned for display. */
  readonly title: string
  /** The SHA-256 of its bytes, in hex. */
  readonly digest: string
}

const maxBytes = Math.max(...Object.values(maxUploadBytes))

/**
 * Receives the single file of a multipart body into a folder of its own and processes it there. Whatever happens,
 * including an aborted upload, nothing of it remains.
 */
export async function receive<T>(
  request: FastifyRequest,
  uploads: string,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new ApiError(415, 'Send the file as multipart/form-data in the field `file`.')
  const incoming = incomingFolder(uploads)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(incoming, 'one-'))
  const lost = connectionLost(request)
  try {
    return await work(await Promise.race([receiveFile(request, join(folder, 'file'), lost.signal), lost.rejected]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** If the client disconnects, the parser would wait forever for the rest of the body. */
function connectionLost({ raw }: FastifyRequest): { readonly signal: AbortSignal; readonly rejected: Promise<never> } {
  const controller = new AbortController()
  const rejected = new Promise<never>((_, reject) => {
    const check = (): void => {
      if (!raw.readableAborted) return
      controller.abort()
      reject(incompleteUpload())
    }
    raw.once('close', check)
    // The connection may already have been lost.
    check()
  })
  // The rejection is ignored if nobody is waiting for it any more.
  rejected.catch(() => {})
  return { signal: controller.signal, rejected }
}

const incompleteUpload = (): ApiError => new ApiError(400, 'The upload is incomplete.')

async function receiveFile(request: FastifyRequest, file: string, signal: AbortSignal): Promise<Received> {
  let received: Received | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw uploadError('upload.noFile')
      const title = uploadTitle(part.filename)
      const hash = createHash('sha256')
      part.file.on('data', (chunk: Buffer) => hash.update(chunk))
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }), { signal })
      if (part.file.truncated) throw uploadError('upload.tooLarge', { max: maxBytes / (1024 * 1024) }, title)
      received = { file, size: part.file.bytesRead, title, digest: hash.digest('hex') }
    }
  } catch (error) {
    throw asUploadError(error)
  }
  if (!received) throw uploadError('upload.noFile')
  if (received.size === 0) throw uploadError('upload.empty', {}, received.title)
  return received
}

/** Converts the parser's errors about malformed or oversized bodies, and disk errors, into upload errors. */
function asUploadError(error: unknown): unknown {
  const { code } = error as { readonly code?: string }
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return uploadError('upload.tooLarge', { max: maxBytes / (1024 * 1024) })
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return uploadError('upload.tooMany', { max: 1 })
    default:
      return error instanceof ApiError ? error : (asDiskError(error) ?? incompleteUpload())
  }
}
