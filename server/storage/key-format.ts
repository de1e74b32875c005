/** A key as uploads have it: whose it is, and the name its row has, with a width or as a copy not yet finished. */
const keyPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z0-9]{26})(?:-\d+)?(\.[a-z0-9]{2,4})(\.part)?$/

/** Whether a key is one of ours: in a bucket, other things may lie beside. */
export const isUploadKey = (key: string): boolean => keyPattern.test(key)

/** Whose file a key names, and under which name its upload is known. */
export function parseKey(key: string): { tenant: string; name: string; unfinished: boolean } | undefined {
  const [, tenant, random, extension, part] = keyPattern.exec(key) ?? []
  return tenant ? { tenant, name: `${random}${extension}`, unfinished: part !== undefined } : undefined
}
