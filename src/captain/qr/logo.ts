/** Maximum size of a logo file, in bytes; it is embedded in every code. */
const maxLogoBytes = 1024 * 1024

/** Reads a picture as a `data:` URL; undefined if it is too large or the browser cannot decode it. */
export async function logoFrom(file: File): Promise<string | undefined> {
  if (file.size > maxLogoBytes) return undefined
  try {
    ;(await createImageBitmap(file)).close()
  } catch {
    return undefined
  }
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => resolve(undefined))
    reader.readAsDataURL(file)
  })
}
