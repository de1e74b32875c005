import type { ByteRange } from '../../base/storage/storage.ts'

/**
 * The part of a file requested by a `Range` header (RFC 9110, 14.2): a single range; for several, or an unknown unit,
 * the whole file.
 */
export function parseRange(range: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return undefined
  // `-500` requests the last 500 bytes.
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start >= size || (from === '' && to === '0') ? 'unsatisfiable' : { start, end }
}
