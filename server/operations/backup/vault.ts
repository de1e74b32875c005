import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { CannotStart } from '../../base/cannot-start.ts'
import type { Target } from './target.ts'

/**
 * What is kept of all backups at one place, each content once: files in chunks, each an object whose name is the SHA-256
 * of its content. With a passphrase, objects are sealed (AES-256-GCM, a nonce of its own for each, bound to its name),
 * and the names are HMACs, which reveal nothing of the content.
 */
export interface Vault {
  readonly target: Target
  readonly isEncrypted: boolean
  /** How many objects, and how many bytes of them, were stored since it was opened. */
  readonly stored: { objects: number; bytes: number }
  /** Stores the content of a file, or what of it is not there yet. */
  store(content: AsyncIterable<Uint8Array>, chunkSize: number): Promise<StoredContent>
  /**
   * The content; throws DamagedObject if an object is missing, or not what was stored, and sets that aside, and
   * UnreadablePlace if it could not be read.
   */
  load(content: StoredContent): AsyncGenerator<Buffer>
  /** Whether every object of a content is there. */
  has(content: StoredContent): boolean
  /** Stores and reads what is known by a name instead of by its content. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /**
   * Removes the objects that none of the contents has; returns how many. Those of the last day stay: another server may
   * have stored them for a backup that it has not finished.
   */
  sweep(kept: Iterable<StoredContent>): Promise<number>
}

/**
 * An object is missing, or is not what was stored. The next backup stores it again, if what it is of is still there.
 */
export class DamagedObject extends CannotStart {
  readonly chunk: string

  constructor(chunk: string, reason: string) {
    super(reason)
    this.chunk = chunk
  }
}

/** A place did not let itself be read: whether what lies there is sound, nobody knows. */
export class UnreadablePlace extends CannotStart {}

/** A content by its chunks, in order. */
export const storedContent = z.object({ size: z.int().min(0), chunks: z.array(z.string().regex(/^[0-9a-f]{64}$/)) })
export type StoredContent = Readonly<z.output<typeof storedContent>>

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

const day = 86_400_000

/** How many objects are stored at once. */
const atOnce = 4

const headerName = 'captain-backup.json'
const header = z.object({
  format: z.literal(1),
  encryption: z.object({ salt: z.string(), check: z.string() }).nullable(),
})

/** What a chunk is stored as. */
const [plain, compressed] = [0, 1]

/** Whether a vault was begun at a place. */
export const isBegun = async (target: Target): Promise<boolean> => (await target.get(headerName)) !== undefined

/**
 * Opens the vault at a place. Throws CannotStart if it is another's (of a newer format, or with another passphrase), and
 * if there is none, unless it `mayBegin` and nothing of another lies there.
 */
export async function openVault(
  target: Target,
  passphrase: string | undefined,
  { mayBegin }: { readonly mayBegin: boolean },
): Promise<Vault> {
  const text = await target.get(headerName)
  if (!text && !mayBegin)
    throw new CannotStart(
      `There are no backups in ${target.place}. See that BACKUP_* says where they are, and that its disk is mounted.`,
    )
  const seal = text ? await openHeader(target, text, passphrase) : await begin(target, passphrase)
  const known = new Set<string>()
  for await (const name of target.list('objects/')) known.add(name.slice(name.lastIndexOf('/') + 1))
  const stored = { objects: 0, bytes: 0 }
  const running = new Set<Promise<void>>()
  const objectOf = (hash: string): string => `objects/${hash.slice(0, 2)}/${hash}`

  async function storeChunk(bytes: Buffer, hash: string): Promise<void> {
    const small = await compress(bytes)
    const isSmaller = small.length < bytes.length * 0.95
    const name = objectOf(hash)
    const object = seal.close(
      name,
      Buffer.concat([Buffer.of(isSmaller ? compressed : plain), isSmaller ? small : bytes]),
    )
    await target.put(name, object)
    stored.objects += 1
    stored.bytes += object.length
  }

  /** A disk or share that fails for a while would otherwise make all that is sound look damaged. */
  const read = (name: string): Promise<Buffer | undefined> =>
    target.get(name).catch((error: NodeJS.ErrnoException) => {
      if (error.syscall === undefined) throw error
      throw new UnreadablePlace(
        `${target.place} could not be read (${name}: ${error.message}). Nothing was changed there. See that its disk or share works; if it does, and this file alone cannot be read, move it away, and the next backup stores it anew.`,
      )
    })

  async function loadChunk(hash: string): Promise<Buffer> {
    const name = objectOf(hash)
    const object = await read(name)
    if (!object) throw new DamagedObject(hash, `${target.place} is incomplete: ${name} is missing.`)
    const opened = seal.open(name, object)
    const bytes = opened && (await expand(opened).catch(() => undefined))
    if (bytes && seal.nameOf(bytes) === hash) return bytes
    known.delete(hash)
    throw new DamagedObject(hash, await setAside(name))
  }

  /** As long as it lies there, it counts as stored. */
  const setAside = (name: string): Promise<string> =>
    target.setAside(name).then(
      () => `${target.place} is damaged: ${name} is not what was stored, and was moved to damaged/.`,
      (error: Error) =>
        `${target.place} is damaged: ${name} is not what was stored. Remove it, which Captain could not (${error.message}).`,
    )

  return {
    target,
    isEncrypted: seal.isEncrypted,
    stored,
    async store(content, chunkSize) {
      const chunks: string[] = []
      const own: Promise<void>[] = []
      let failed: { readonly error: unknown } | undefined
      let size = 0
      for await (const bytes of inChunks(content, chunkSize)) {
        size += bytes.length
        const hash = seal.nameOf(bytes)
        chunks.push(hash)
        if (known.has(hash)) continue
        known.add(hash)
        const work: Promise<void> = storeChunk(bytes, hash)
          .catch((error: unknown) => void (failed ??= { error }))
          .finally(() => running.delete(work))
        running.add(work)
        own.push(work)
        while (running.size >= atOnce) await Promise.race(running)
        if (failed) throw failed.error
      }
      await Promise.all(own)
      if (failed) throw failed.error
      return { size, chunks }
    },
    async *load({ chunks }) {
      for (const hash of chunks) yield await loadChunk(hash)
    },
    has: ({ chunks }) => chunks.every((hash) => known.has(hash)),
    put: async (name, bytes) => target.put(name, seal.close(name, Buffer.from(await compress(bytes)))),
    async get(name) {
      const object = await read(name)
      if (!object) return undefined
      const bytes = seal.open(name, object)
      const text = bytes && (await decompress(bytes).catch(() => undefined))
      if (!text) throw new CannotStart(await setAside(name))
      return text
    },
    async sweep(kept) {
      const used = new Set<string>()
      for (const { chunks } of kept) for (const hash of chunks) used.add(hash)
      let removed = 0
      for (const hash of known) {
        if (used.has(hash)) continue
        const at = await target.storedAt(objectOf(hash))
        if (at && Date.now() - at.getTime() < day) continue
        await target.remove(objectOf(hash))
        known.delete(hash)
        removed += 1
      }
      return removed
    },
  }
}

/** Bytes in pieces of one size, but for the last. */
async function* inChunks(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of content) {
    for (let from = 0; from < part.length;) {
      const piece = part.subarray(from, from + size - length)
      parts.push(piece)
      length += piece.length
      from += piece.length
      if (length < size) continue
      yield Buffer.concat(parts)
      parts = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(parts)
}

const expand = async (object: Buffer): Promise<Buffer> =>
  object[0] === compressed ? decompress(object.subarray(1)) : object.subarray(1)

/** How objects are named, and closed against readers and changes. */
interface Seal {
  readonly isEncrypted: boolean
  nameOf(bytes: Uint8Array): string
  close(name: string, bytes: Buffer): Buffer
  /** Undefined if it was not closed so, with this key and name. */
  open(name: string, object: Buffer): Buffer | undefined
}

const openSeal: Seal = {
  isEncrypted: false,
  nameOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  close: (_name, bytes) => bytes,
  open: (_name, object) => object,
}

const [nonceLength, tagLength] = [12, 16]

/** NIST SP 800-38D with random nonces: for up to 2^32 objects with one key. */
async function sealWith(passphrase: string, salt: string): Promise<Seal> {
  const secret = await derive(passphrase, Buffer.from(salt, 'base64'))
  const [sealing, naming] = ['sealing', 'naming'].map((use) => Buffer.from(hkdfSync('sha256', secret, '', use, 32)))
  return {
    isEncrypted: true,
    nameOf: (bytes) => createHmac('sha256', naming!).update(bytes).digest('hex'),
    close(name, bytes) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', sealing!, nonce).setAAD(Buffer.from(name))
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(name, object) {
      if (object.length < nonceLength + tagLength) return undefined
      const decipher = createDecipheriv('aes-256-gcm', sealing!, object.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(name))
        .setAuthTag(object.subarray(-tagLength))
      try {
        return Buffer.concat([decipher.update(object.subarray(nonceLength, -tagLength)), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

/** One of the settings of scrypt that OWASP's Password Storage Cheat Sheet names; 32 MB. */
const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 26 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

async function begin(target: Target, passphrase: string | undefined): Promise<Seal> {
  for (const folder of ['objects/', 'backups/'])
    for await (const name of target.list(folder))
      throw new CannotStart(
        `${target.place} holds backups (${name}) without the file ${headerName}. Bring that file back, or begin at an empty place.`,
      )
  const salt = randomBytes(16).toString('base64')
  const seal = passphrase === undefined ? openSeal : await sealWith(passphrase, salt)
  const check = seal.close(headerName, Buffer.from(headerName)).toString('base64')
  const text: z.input<typeof header> = { format: 1, encryption: seal.isEncrypted ? { salt, check } : null }
  await target.put(headerName, Buffer.from(`${JSON.stringify(text)}\n`))
  return seal
}

async function openHeader({ place }: Target, text: Buffer, passphrase: string | undefined): Promise<Seal> {
  const parsed = header.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new CannotStart(`${place} holds backups that this Captain does not know. Use a newer one, or another place.`)
  const { encryption } = parsed.data
  if (!encryption && passphrase === undefined) return openSeal
  if (!encryption)
    throw new CannotStart(
      `The backups in ${place} are not encrypted. Leave BACKUP_KEY out, or begin at an empty place.`,
    )
  if (passphrase === undefined)
    throw new CannotStart(`The backups in ${place} are encrypted. Set BACKUP_KEY to what they were encrypted with.`)
  const seal = await sealWith(passphrase, encryption.salt)
  if (!seal.open(headerName, Buffer.from(encryption.check, 'base64')))
    throw new CannotStart(`BACKUP_KEY is not what the backups in ${place} were encrypted with.`)
  return seal
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}
