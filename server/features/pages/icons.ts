import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { iconSets } from '../../../entities/language/fields/icon.ts'
import { notFound } from '../../base/errors/api-error.ts'

/** An icon collection in Iconify's format. */
interface Collection {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** The available collections; an icon is named `set:name`. */
const collectionFiles: Readonly<Record<string, string>> & Readonly<Record<(typeof iconSets)[number], string>> = {
  mdi: createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json'),
}
const collections = new Map<string, Promise<Collection>>()

/** Serves icons by name from our own origin: `/icons/mdi:home.svg`. */
export function iconRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/icons/:file', {
    config: { access: 'public' },
    schema: { hide: true },
    handler: async ({ params: { file } }, reply) => {
      const [, set, name] = /^([a-z0-9-]+):([a-z0-9-]+)\.svg$/.exec(file) ?? []
      const svg = set && name && Object.hasOwn(collectionFiles, set) ? iconSvg(await collection(set), name) : undefined
      if (!svg) throw notFound(`There is no icon ${file}.`)
      return reply
        .headers({
          'content-type': 'image/svg+xml; charset=utf-8',
          'cache-control': 'public, max-age=604800',
          'content-security-policy': "default-src 'none'",
        })
        .send(svg)
    },
  })
}

/** Loaded when its first icon is requested: a collection is several megabytes. */
function collection(set: string): Promise<Collection> {
  const known = collections.get(set) ?? read(collectionFiles[set]!)
  collections.set(set, known)
  return known
}

const read = async (file: string): Promise<Collection> => JSON.parse(await readFile(file, 'utf8')) as Collection

function iconSvg({ icons, aliases, width = 24, height = 24 }: Collection, name: string): string | undefined {
  const own = Object.hasOwn(icons, name) ? name : aliases && Object.hasOwn(aliases, name) ? aliases[name]!.parent : ''
  const icon = icons[own]
  if (!icon) return undefined
  const [w, h] = [icon.width ?? width, icon.height ?? height]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${icon.body}</svg>`
}
