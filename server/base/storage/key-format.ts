/**
 * The key of an upload: its tenant and the name in its row, optionally with a width, a shape and a focal point, or marked as half written. A copy
 * of a picture has the extension of its format.
 */
const keyPattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9]{26})(-\d+(?:-\d+x\d+(?:-\d+-\d+)?)?)?(\.[a-z0-9]{2,4})(\.part)?$/

/** Whether a key is one of ours; a bucket may contain other things. */
export const isUploadKey = (key: string): boolean => keyPattern.test(key)

/** The tenant in a key, and the name its upload is known by. */
export function parseKey(key: string): { tenant: string; name: string; unfinished: boolean } | undefined {
  const [, tenant, random, copy, extension, part] = keyPattern.exec(key) ?? []
  return tenant ? { tenant, name: `${random}${copy ? '.webp' : extension}`, unfinished: part !== undefined } : undefined
}
