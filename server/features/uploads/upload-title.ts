/** The most characters kept of a file's own name: its end, which distinguishes files. */
const maxLength = 120

/** A file's own name as its title: without folders, normalised, without characters that cannot be shown. */
export function uploadTitle(filename: string): string {
  const name = filename
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  return Array.from(name || 'file')
    .slice(-maxLength)
    .join('')
}
