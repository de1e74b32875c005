/** The largest file that becomes a logo; it travels inside every code. */
const maxLogoBytes = 1024 * 1024

/** A picked picture as a `data:` address; undefined for one that is too large, or that the browser cannot read. */
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
