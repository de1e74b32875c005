import { entities } from '../../../entities/index.ts'
import { startsAsDraft, type Entity } from '../../../entities/language/entity.ts'
import { screenAt, type Screen } from '../../../entities/language/screens.ts'
import type { Language } from '../../base/locale/translator.ts'
import { guideNames, guidePath, readGuide } from './guides.ts'
import { sectionsOf } from './markdown.ts'

/** Where each page of captain has its help that is no screen of an entity; `$` is the slug of a tenant. */
const pages = new Map([
  ['/captain', 'first-morning#start-with-the-day'],
  ['/captain/tenant', 'first-morning#find-your-way'],
  ['/captain/tenant/$', 'first-morning#start-with-the-day'],
  ['/captain/tenant/$/library', 'pictures#use-a-picture-again'],
  ['/captain/tenant/$/api-keys', 'first-request#5-use-a-key'],
  ['/captain/tenant/$/webhooks', 'webhooks#2-add-the-endpoint'],
  ['/captain/ai', 'pictures#make-a-picture'],
  ['/admin/auth-user', 'people#know-what-a-person-may-do'],
  ['/admin/auth-user/new', 'people#invite-someone'],
  ['/admin/audit-event', 'people#see-who-did-what'],
  ['/admin/job', 'rescue'],
  ['/admin/health', 'monitoring'],
])

/** Where the screens of the entities have theirs that declare no `guide`, or one of a module that is not there: those with drafts, and the others. */
const ofDrafts: Readonly<Record<Screen, string>> = {
  list: 'publish',
  create: 'publish#write-a-draft',
  edit: 'publish#write-a-draft',
  preview: 'publish#look-at-it-first',
}
const ofOthers: Readonly<Record<Screen, string>> = {
  list: 'first-morning#look-through-a-list',
  create: 'first-morning#change-something',
  edit: 'first-morning#change-something',
  preview: 'first-morning#change-something',
}

/**
 * The guide that helps with the page of captain at a path, which is the router's: without a language, and in react-admin's
 * order. A section of it stands behind `#`, by its English heading.
 */
export function helpAt(path: string): string {
  const known = pages.get(path.replace(/^(\/captain\/tenant)\/[^/]+/, '$1/$').replace(/\/$/, ''))
  if (known !== undefined) return known
  const below = /^\/captain\/tenant\/[^/]+\/(.+)$/.exec(path)?.[1]
  if (below === undefined) return helpAbove(path)
  const { entity: name, screen } = screenAt(below.split('/'))
  const entity: Entity | undefined = Object.values<Entity>(entities).find((each) => each.name === name)
  const own = guideNames.some((each) => each === entity?.guide?.split('#')[0]) ? entity?.guide : undefined
  return own ?? (entity && startsAsDraft(entity) ? ofDrafts : ofOthers)[screen]
}

/** A page without help of its own, such as one of a module, has that of the page above it. */
function helpAbove(path: string): string {
  const above = [...pages.keys()].filter((page) => path.startsWith(`${page}/`)).toSorted((a, b) => b.length - a.length)
  return pages.get(above[0] ?? '') ?? 'first-morning'
}

/** The address of a guide or its section, in a language: headings stand in the same order in both. */
export function helpPath(help: string, language: Language): string {
  const [guide, section] = help.split('#')
  const name = guideNames.find((each) => each === guide)!
  const place = sectionsOf(readGuide(name, 'en')).findIndex(({ anchor }) => anchor === section)
  const anchor = sectionsOf(readGuide(name, language))[place]?.anchor
  return `${guidePath(name, language)}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`
}
