import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { maxUploadBytes } from '../../entities/language/uploads/upload-kinds.ts'
import { asDiskError } from '../errors/unavailable.ts'
import { ApiError } from '../errors/api-error.ts'
import { maxTitleLength } from './limits.ts'
import { uploadError } from './upload-error.ts'

/** A file that has arrived, in a folder that is gone when the work is done. */
export interface Received {
  readonly file: string
  readonly size: number
  /** The name it came with, fit to be shown. */
  readonly title: string
}

/** The folder of what is on its way, below that of the uploads so that arriving is a rename. */
export const incomingFolder = (uploads: string): string => join(uploads, '.incoming')

const maxBytes = Math.max(...Object.values(maxUploadBytes))

/**
 * Takes the one file of a multipart body to a folder of its own and works on it there. Whatever happens, an aborted
 * upload too, nothing of it stays behind.
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

/** The parser waits for ever for the rest of a body whose sender went away. */
function connectionLost({ raw }: FastifyRequest): { readonly signal: AbortSignal; readonly rejected: Promise<never> } {
  const controller = new AbortController()
  const rejected = new Promise<never>((_, reject) => {
    const check = (): void => {
      if (!raw.readableAborted) return
      controller.abort()
      reject(incompleteUpload())
    }
    raw.once('close', check)
    // It may have been lost before anybody looked.
    check()
  })
  // Whoever no longer waits for it need not hear of it.
  rejected.catch(() => {})
  return { signal: controller.signal, rejected }
}

const incompleteUpload = (): ApiError => new ApiError(400, 'The upload did not arrive whole.')

async function receiveFile(request: FastifyRequest, file: string, signal: AbortSignal): Promise<Received> {
  let received: Received | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw uploadError('upload.noFile')
      const title = titleOf(part.filename)
      await pipeline(part.file, createWriteStream(file, { mode: 0o600 }), { signal })
      if (part.file.truncated) throw uploadError('upload.tooLarge', { max: maxBytes / (1024 * 1024) }, title)
      received = { file, size: part.file.bytesRead, title }
    }
  } catch (error) {
    throw asUploadError(error)
  }
  if (!received) throw uploadError('upload.noFile')
  if (received.size === 0) throw uploadError('upload.empty', {}, received.title)
  return received
}

/** What the parser says of a body that is none, or too much of one, and the disk of one it cannot keep. */
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

/** A name as people know it: without folders, in one spelling, without what cannot be shown. */
function titleOf(filename: string): string {
  const name = filename
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  return Array.from(name || 'file')
    .slice(-maxTitleLength)
    .join('')
}
