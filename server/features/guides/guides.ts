import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modules } from '../../../entities/installation.ts'
import type { Language } from '../../base/locale/translator.ts'

/** The guides by reader, in the order in which they are read; those of modules that are not listed are not there. */
const written = {
  staff: [
    'first-morning',
    'publish',
    'pictures',
    'shop-orders',
    'inquiries',
    'opening-hours',
    'imports',
    'people',
    'undo',
    'coming-from',
  ],
  site: [
    'first-request',
    'build-a-site',
    'site-forms',
    'site-languages',
    'site-preview',
    'site-pictures',
    'webhooks',
    'sync',
    'orders',
    'react-admin',
    'versions',
  ],
  developers: [
    'add-entity',
    'migrations',
    'fields',
    'rules',
    'behaviour',
    'screens',
    'tests',
    'modules',
    'commands',
    'glossary',
  ],
  operators: [
    'rescue',
    'install',
    'proxy',
    'storage',
    'mail',
    'backup',
    'monitoring',
    'releases',
    'postgres',
    'sizing',
    'security',
    'personal-data',
    'support',
  ],
} as const
export type Reader = keyof typeof written
export const readers = Object.keys(written) as readonly Reader[]
export type GuideName = (typeof written)[Reader][number]

const folder = join(import.meta.dirname, '..', '..', '..', 'locales')

/** The Markdown of a guide: in `locales/<language>/guides/`, or there in the folder of a listed module. */
const fileOf = (name: GuideName, language: Language): string | undefined =>
  ['', ...modules].map((place) => join(folder, language, 'guides', place, `${name}.md`)).find(existsSync)

const guidesFor = (reader: Reader): readonly GuideName[] =>
  written[reader].filter((name: GuideName) => fileOf(name, 'ja') !== undefined)
export const guides = Object.fromEntries(readers.map((reader) => [reader, guidesFor(reader)])) as Readonly<
  Record<Reader, readonly GuideName[]>
>
export const guideNames = readers.flatMap((reader) => guides[reader])

/** A guide in Markdown, as it is written. */
export const readGuide = (name: GuideName, language: Language): string => readFileSync(fileOf(name, language)!, 'utf8')

export const guidesPath = '/api/docs/guides'
export const guidePath = (name: GuideName, language: Language): string => `${guidesPath}/${name}?lang=${language}`

/** A picture of the guides (`npm run screenshots`); undefined if there is none of that name. */
export function readPicture(language: Language, name: string): Buffer | undefined {
  if (!/^[\w-]+\.webp$/.test(name)) return undefined
  const file = join(folder, language, 'guides', 'pictures', name)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** What the guides offer to download, which is not a text: a dashboard for Grafana. */
export const dashboardName = 'captain-dashboard.json'
export const readDashboard = (): Buffer => readFileSync(join(import.meta.dirname, dashboardName))

/** The title is the first line of every guide. */
export const titleOf = (guide: string): string => guide.slice('# '.length, guide.indexOf('\n'))

/** The guides for those who build on the API, as Markdown, for its documents. */
export const guideLinksIn = (language: Language): string =>
  guides.site.map((name) => `[${titleOf(readGuide(name, language))}](${guidePath(name, language)})`).join(' · ')
