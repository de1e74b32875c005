import type { Field } from '../../../entities/language/entity.ts'
import { storeOf } from '../../../server/kernel/records/context.ts'
import { randomFileName, srcOf } from '../../../server/features/uploads/file-names.ts'
import { insertUpload } from '../../../server/features/uploads/insert-upload.ts'
import type { TestTenant, World } from './world.ts'

/** Uploads that records of examples name: known to the database, with nothing in the storage. */

const made = new WeakMap<World, Map<string, Promise<string>>>()

/** The address of an upload of a tenant; the same one for the same type and number. */
function srcFor(world: World, tenant: TestTenant, type: string, number: number): Promise<string> {
  const known = made.get(world) ?? new Map<string, Promise<string>>()
  made.set(world, known)
  const key = `${tenant.id} ${type} ${number}`
  const src = known.get(key) ?? insert(world, tenant, type, number)
  known.set(key, src)
  return src
}

async function insert({ database }: World, tenant: TestTenant, type: string, number: number): Promise<string> {
  const name = randomFileName(type === 'image/webp' ? 'webp' : 'bin')
  const kind = type === 'image/webp' ? 'image' : type.startsWith('audio/') ? 'audio' : 'document'
  const size = type === 'image/webp' ? { width: 1200, height: 630 } : { width: null, height: null }
  const kept = { name, kind, type, size: 1000, ...size, title: `upload-${number}` } as const
  await database.write(tenant.id, () => insertUpload(storeOf(database), tenant.id, null, kept))
  return srcOf(tenant.id, name)
}

/** A value of a field that names uploads. */
export async function uploadValue(world: World, tenant: TestTenant, { kind, rules }: Field, number: number) {
  if (kind === 'file') {
    const [type] = String(rules.find(({ rule }) => rule === 'fileType')!.params.types).split('|')
    return { src: await srcFor(world, tenant, type!, number), title: `資料${number}`, type: type!, size: 1000 }
  }
  const src = await srcFor(world, tenant, 'image/webp', number)
  const picture = { src, alt: `写真${number}`, decorative: false, caption: null, width: 1200, height: 630 }
  return kind === 'images' ? [{ ...picture, isMain: true }] : picture
}
