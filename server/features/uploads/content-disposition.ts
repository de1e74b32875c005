import type { UploadRow } from './tables.ts'

/** `Content-Disposition` with a file's original name, in any script (RFC 6266, RFC 8187), and its actual extension. */
export function contentDisposition(
  { title, name }: Pick<UploadRow, 'title' | 'name'>,
  type: 'inline' | 'attachment' = 'inline',
): string {
  const extension = name.slice(name.lastIndexOf('.'))
  const full = title.toLowerCase().endsWith(extension) ? title : title.replace(/\.[A-Za-z0-9]{1,5}$/, '') + extension
  const plain = full.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
