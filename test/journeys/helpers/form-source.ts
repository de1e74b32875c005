import type { Values } from '../../../entities/language/input/body.ts'
import { titleOf, type Entity } from '../../../entities/language/entity.ts'
import { entities } from '../../../entities/index.ts'
import { someSrc } from '../../fields/example.ts'
import type { Filling } from '../../fields/fill.ts'
import type { Source } from '../../server/support/example-bodies.ts'
import { paper, photo, silence } from '../../server/support/upload-files.ts'
import { api, newSlug } from './captain.ts'
import type { Page } from './test.ts'

/** A source of bodies whose records and accounts are the demo's, and that knows what people call them. */
export interface LabelledSource extends Source {
  readonly names: Map<string, string>
}

export function sourceOf(page: Page, tenant: string): LabelledSource {
  const names = new Map<string, string>()
  const first = async (list: string, title: string): Promise<string> => {
    const { body } = await api(page, 'GET', `${tenant}/${list}?sort=["${title}","ASC"]&range=[0,0]`)
    names.set(body[0].id, String(body[0][title]))
    return body[0].id
  }
  const known = ({ id, name }: { readonly id: string; readonly name: string }): string => {
    names.set(id, name)
    return id
  }
  /** Who is signed in: other colleagues come and go with other journeys. */
  const colleague = async () =>
    known(((await (await page.request.get('/api/auth/get-session')).json()) as { user: never }).user)
  /** Of its own, as other journeys change the accounts that they made. */
  let own: Promise<string> | undefined
  const account = async () => {
    const { status, body } = await api(page, 'POST', `${tenant}/user`, {
      name: newSlug('書式'),
      email: `${newSlug('shoshiki')}@example.com`,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return known(body)
  }
  return {
    names,
    account: (field) => (field.colleague ? colleague() : (own ??= account())),
    record: (entity) => first(entity, titleOf(entities[entity]!)),
    // The source of an upload is known only once it is uploaded.
    upload: async ({ kind, rules }, number) => {
      const type = String(rules.find(({ rule }) => rule === 'fileType')!.params.types).split('|')[0]!
      if (kind === 'file') return { src: someSrc.replace('.webp', '.bin'), title: `資料${number}`, type, size: null }
      const picture = {
        src: someSrc,
        alt: `写真${number}`,
        decorative: false,
        caption: null,
        width: null,
        height: null,
      }
      return kind === 'images' ? [{ ...picture, isMain: true }] : picture
    },
    read: async (entity, id) => (await api(page, 'GET', `${tenant}/${entity}/${id}`)).body as Values,
  }
}

const picture = await photo(60, 40)
/** A sound of a few empty frames. */
const sound = Buffer.concat([
  Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'),
  ...Array.from({ length: 8 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
])

let made = 0
/** A file of its own each time: a library keeps the same bytes once. */
const unlikeOthers = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.from(String(made))])
const files: Readonly<Record<string, readonly [name: string, bytes: () => Buffer]>> = {
  'image/png': ['写真.png', () => unlikeOthers(picture)],
  'application/pdf': ['資料.pdf', paper],
  'audio/wav': ['音.wav', silence],
  'audio/mpeg': ['音.mp3', () => unlikeOthers(sound)],
}

export const fillingOf = ({ names }: LabelledSource): Omit<Filling, 'part'> => ({
  titleOf: (id) => names.get(id)!,
  bytesOf(type) {
    const [name, bytes] = files[type]!
    return { name: `${(made += 1)}${name}`, mimeType: type, buffer: bytes() }
  },
})

/** Values as a form takes them: its clocks show no seconds. */
export const onPage = (entity: Entity, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      entity.fields[name]!.kind === 'date-time' && typeof value === 'string'
        ? value.replace(/:\d\d\.\d+Z$/, ':00.000Z')
        : value,
    ]),
  )
