import { open } from 'node:fs/promises'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import { uploadError } from './upload-error.ts'

export interface DetectedType {
  readonly kind: UploadKind
  readonly type: string
  readonly extension: string
}

/** The accepted types, determined from the bytes. The file name and the browser's claim are ignored. */
const acceptedTypes: Readonly<Record<string, DetectedType>> = {
  'image/jpeg': { kind: 'image', type: 'image/jpeg', extension: 'webp' },
  'image/png': { kind: 'image', type: 'image/png', extension: 'webp' },
  'image/apng': { kind: 'image', type: 'image/png', extension: 'webp' },
  'image/webp': { kind: 'image', type: 'image/webp', extension: 'webp' },
  'image/gif': { kind: 'image', type: 'image/gif', extension: 'webp' },
  'image/avif': { kind: 'image', type: 'image/avif', extension: 'webp' },
  'image/tiff': { kind: 'image', type: 'image/tiff', extension: 'webp' },
  'image/heic': { kind: 'image', type: 'image/heic', extension: 'webp' },
  'image/heif': { kind: 'image', type: 'image/heic', extension: 'webp' },
  'image/heic-sequence': { kind: 'image', type: 'image/heic', extension: 'webp' },
  'audio/mpeg': { kind: 'audio', type: 'audio/mpeg', extension: 'mp3' },
  'audio/wav': { kind: 'audio', type: 'audio/wav', extension: 'wav' },
  'application/pdf': { kind: 'document', type: 'application/pdf', extension: 'pdf' },
}

/** Enough for every type above, and for the start of an SVG after a long comment. */
const headBytes = 8192

/** The file type detector; loaded after the server starts listening, before it is needed. */
export const loadDetector = () => import('file-type')

/** The type of a file; throws if it is not accepted, with its own message for SVG. */
export async function detectType(file: string): Promise<DetectedType> {
  const { fileTypeFromFile } = await loadDetector()
  const detected = await fileTypeFromFile(file).catch(() => undefined)
  const accepted = detected && Object.hasOwn(acceptedTypes, detected.mime) ? acceptedTypes[detected.mime] : undefined
  if (accepted) return accepted
  if (await looksLikeSvg(file)) throw uploadError('upload.svg')
  throw uploadError('upload.type')
}

async function looksLikeSvg(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.subarray(0, bytesRead)
    return /<(?:\w+:)?svg[\s>]/i.test(head.toString('utf8')) || /<\0s\0v\0g\0/i.test(head.toString('latin1'))
  } finally {
    await handle.close()
  }
}
