import { open } from 'node:fs/promises'
import type { UploadKind } from '../../entities/upload.ts'
import { refused } from './refused.ts'

export interface Sniffed {
  readonly kind: UploadKind
  readonly type: string
  readonly extension: string
}

/** What is taken, by what the bytes are. What a name or a browser says of a file counts for nothing. */
const taken: Readonly<Record<string, Sniffed>> = {
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

/** Enough for every type above, and for the beginning of an SVG behind a long comment. */
const headBytes = 8192

/** Knows the types of files; loaded once the server listens, before anybody needs it. */
export const loadTypes = () => import('file-type')

/** What a file is; refuses what is not taken, an SVG with a word of its own. */
export async function sniff(file: string): Promise<Sniffed> {
  const { fileTypeFromFile } = await loadTypes()
  const found = await fileTypeFromFile(file).catch(() => undefined)
  const known = found && Object.hasOwn(taken, found.mime) ? taken[found.mime] : undefined
  if (known) return known
  if (await looksLikeSvg(file)) throw refused('upload.svg')
  throw refused('upload.type')
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
