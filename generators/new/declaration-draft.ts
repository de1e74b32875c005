import { entity, fieldOf, type Entity, type Field } from '../../entities/language/entity.ts'
import type { SiteSlug } from '../../entities/installation.ts'
import { camel } from '../names.ts'
import { Call, type Imported, importsOf, sourceOf, valueOf } from './calls.ts'
import { publicationWindow } from './field-words.ts'
import { refuse } from './refusal.ts'

export interface DeclarationDraft {
  readonly entity: Entity
  /** The declaration as a file; Prettier lays it out. */
  readonly source: string
  /** The fields that come with those that were asked for. */
  readonly added: readonly string[]
  /** The fields that are left out of what is public, since they may be about people. */
  readonly kept: readonly string[]
}

/** What forms have in the side rail, below the state: what a site does with a record, and what is for staff. */
const settings = [...Object.values(publicationWindow), 'isPinned', 'isVisible', 'sortOrder', 'memo', 'metaDescription']

/** What may be about people, or for staff only. What is public is for the author of the declaration to say. */
const isKept = ({ name, kind, personal }: Field): boolean =>
  personal === true || ['email', 'phone'].includes(kind) || ['memo', 'note'].includes(name)

/**
 * A declaration with some fields: its lists, search, address, menu and what is public, as most entities of that shape
 * have them. What stands within a `parent` is not public.
 */
export function draftDeclaration(
  name: string,
  sites: readonly SiteSlug[],
  asked: ReadonlyMap<string, Call>,
  entities: readonly Entity[],
  parent?: Imported,
): DeclarationDraft {
  const calls = parent ? asked : withCompanions(asked)
  const fields = Object.entries(Object.fromEntries(calls)).map(([key, call]) =>
    fieldOf(key, valueOf(call) as Field['schema']),
  )
  const of = (...kinds: readonly Field['kind'][]) =>
    fields.filter(({ kind }) => kinds.includes(kind)).map((field) => field.name)
  const has = (field: string): boolean => calls.has(field)

  const title = titleAmong(fields)
  const publication = [...calls].find(([, { maker }]) => maker === 'publication')?.[0]
  const [states] = of('states')
  const [slug] = of('slug')
  const visible = {
    ...(publication && { [publication]: 'published' }),
    ...(has('isVisible') && { isVisible: true }),
  }
  const isPublic = !parent && Object.keys(visible).length > 0
  const aside = [...of('states'), ...settings.filter(has)]
  const declaration = {
    sites,
    ...(parent && { parent }),
    schema: new Call('z.object', [Object.fromEntries(calls)]),
    ...(slug && { unique: [slug] }),
    list: columnsOf(fields, title),
    ...layoutsOf({ grid: of('image', 'images').length > 0, board: states !== publication }),
    create: true,
    edit: true,
    ...(slug && { preview: slug }),
    ...(publication && { undeletable: { [publication]: ['published'] } }),
    ...(has('sortOrder') && { reorder: 'sortOrder' }),
    sort: orderOf(fields, title),
    ...listed(
      'search',
      fields.filter((field) => field.searchText && field.name !== 'metaDescription'),
    ),
    ...listed(
      'filter',
      fields.filter(({ filter }) => ['options', 'record', 'toggle'].includes(filter ?? '')),
    ),
    ...(aside.length > 0 && { sections: { aside } }),
    ...(publication && { rules: [new Call('endAfterStart', Object.values(publicationWindow))] }),
    ...(isPublic && { public: { when: visible, fields: publicNames(fields, visible, entities, sites) } }),
    menu: menuOf(isPublic, of('yen').length > 0),
  }
  return {
    entity: entity(name, valueOf(declaration) as Parameters<typeof entity>[1]),
    source: `import { z } from 'zod'
import { entity } from './language/entity.ts'
${importsOf(declaration)}

export const ${camel(name)} = entity('${name}', ${sourceOf(declaration)})
`,
    added: [...calls.keys()].filter((field) => !asked.has(field)),
    kept: isPublic ? fields.filter(isKept).map((field) => field.name) : [],
  }
}

/** What is published has a period in which it is public, and an address. */
function withCompanions(asked: ReadonlyMap<string, Call>): ReadonlyMap<string, Call> {
  if (![...asked.values()].some(({ maker }) => maker === 'publication')) return asked
  const hasSlug = [...asked.values()].some(({ maker }) => maker === 'slug')
  const at = new Map<string, Call>()
  const add = (name: string, call: Call): unknown => asked.has(name) || at.set(name, call)
  for (const [name, call] of asked) {
    at.set(name, call)
    if (at.size === 1 && !hasSlug) add('slug', new Call('slug', []))
    if (call.maker === 'publication')
      for (const end of Object.values(publicationWindow)) add(end, new Call('dateTime', [], true))
  }
  return at
}

/** What people know a record by: its first text, or else what identifies it in another way. */
function titleAmong(fields: readonly Field[]): string {
  const needed = fields.filter(({ optional }) => !optional)
  const title =
    needed.find(({ kind }) => kind === 'text') ??
    needed.find(({ kind }) => ['email', 'phone', 'url', 'date', 'date-time'].includes(kind))
  return (
    title?.name ?? refuse('Give it a text that is never empty, by which people know a record: title:text or name:text.')
  )
}

/** The table of a list shows six columns; people choose others from those that are declared. */
const mostColumns = 8

/** What tells records apart at a glance. */
const tellingKinds: readonly Field['kind'][] = [
  'choice',
  'date',
  'date-time',
  'decimal',
  'image',
  'integer',
  'reference',
  'text',
  'toggle',
  'yen',
]
const untellingNames: readonly string[] = [publicationWindow.until, 'metaDescription', 'memo']

/** The columns of a list: what people know a record by, its state, and then what tells records apart. */
function columnsOf(fields: readonly Field[], title: string): readonly string[] {
  const rank = ({ name, kind }: Field): number =>
    kind === 'states' || ['isVisible', 'sortOrder'].includes(name) ? 0 : tellingKinds.includes(kind) ? 1 : 2
  const possible = fields.filter(
    ({ name, kind, heavy }) =>
      name !== title &&
      !heavy &&
      !['slug', 'file'].includes(kind) &&
      !untellingNames.includes(name) &&
      !/.(?:En|Kana)$/.test(name),
  )
  const chosen = possible.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostColumns - 1)
  return [title, ...possible.filter((field) => chosen.includes(field)).map(({ name }) => name)]
}

function layoutsOf(layouts: Readonly<Record<string, boolean>>): object {
  const names = Object.keys(layouts).filter((name) => layouts[name])
  return names.length > 0 ? { listLayouts: names } : {}
}

const listed = (key: string, fields: readonly Field[]): object =>
  fields.length > 0 ? { [key]: fields.map(({ name }) => name) } : {}

/** By hand, by reading, the newest first, or by title. */
function orderOf(fields: readonly Field[], title: string): readonly [string, 'ASC' | 'DESC'] {
  const find = (is: (field: Field) => boolean | undefined): string | undefined => fields.find(is)?.name
  const day =
    find(({ name }) => name === publicationWindow.from) ?? find(({ kind }) => kind === 'date' || kind === 'date-time')
  const first = find(({ name }) => name === 'sortOrder') ?? (day ? undefined : find(({ reading }) => reading))
  return first ? [first, 'ASC'] : day ? [day, 'DESC'] : [title, 'ASC']
}

/** What readers learn: everything but what makes a record visible, and what may be about people. */
function publicNames(
  fields: readonly Field[],
  visible: object,
  entities: readonly Entity[],
  sites: readonly SiteSlug[],
): readonly string[] {
  const isShown = (to: string): boolean => {
    const target = entities.find(({ name }) => name === to)
    return target === undefined || (target.public !== undefined && sites.every((site) => target.sites[site]))
  }
  return fields
    .filter((field) => !isKept(field) && !(field.name in visible) && (field.to === undefined || isShown(field.to)))
    .map(({ name }) => name)
}

/** Its group in the menu, and an icon that its author may change. */
const menuOf = (isPublic: boolean, hasPrice: boolean) => {
  if (!isPublic) return { group: 'business', icon: 'FolderOutlined' }
  return hasPrice ? { group: 'catalogue', icon: 'SellOutlined' } : { group: 'content', icon: 'ArticleOutlined' }
}
