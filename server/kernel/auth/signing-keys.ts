import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { JwtOptions } from 'better-auth/plugins'

type ReadKeys = NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']>
type Key = NonNullable<Awaited<ReturnType<ReadKeys>>>[number]

/**
 * Reads the token keys that this server can sign with. A key encrypted with the previous secret is encrypted again. One
 * that neither secret decrypts is left out, so that better-auth generates a new one instead of failing.
 */
export const readSigningKeys =
  (secret: string, previous: string | undefined): ReadKeys =>
  async ({ context: { adapter } }) => {
    const read = async (key: Key): Promise<readonly Key[]> => {
      if ((await decryptKey(key, secret)) !== undefined) return [key]
      const text = previous && (await decryptKey(key, previous))
      if (!text) return []
      const privateKey = JSON.stringify(await symmetricEncrypt({ key: secret, data: text }))
      await adapter.update({ model: 'jwks', where: [{ field: 'id', value: key.id }], update: { privateKey } })
      return [{ ...key, privateKey }]
    }
    const keys = await adapter.findMany<Key>({ model: 'jwks' })
    return (await Promise.all(keys.map(read))).flat()
  }

/** The private part of a key as it is stored; undefined if another secret encrypted it. */
export const decryptKey = (key: Pick<Key, 'privateKey'>, secret: string): Promise<string | undefined> =>
  symmetricDecrypt({ key: secret, data: JSON.parse(key.privateKey) as string }).catch(() => undefined)
