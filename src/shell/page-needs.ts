import type { Locale } from './locale.ts'

/** What a page is made of besides what every page is. */
export interface PageNeeds {
  /** Modules by their file below `src`, or by the layer that holds them (vite.config.ts). */
  readonly modules: readonly string[]
  /** Sets of words. */
  readonly words: readonly string[]
}

const of = (modules: readonly string[], words: readonly string[] = []): PageNeeds => ({ modules, words })

const people = ['accounts', 'administration']
const pictures = ['ai', 'validations']

const home = of(['pages'])

const pages: Readonly<Record<string, PageNeeds>> = {
  '/': of(['public/home.tsx']),
  '/faq': of(['public/faq.tsx']),
  '/tokusho': of(['public/tokusho.tsx']),
  '/article': of(['public/articles.tsx']),
  '/contact': of(['public/contact.tsx']),
  '/contact/success': of(['public/contact-success.tsx']),
  '/privacy-policy': of(['public/privacy-policy.tsx']),
  '/term-of-service': of(['public/term-of-service.tsx']),
  '/manual/captain-login': of(['public/manual.tsx']),
  '/auth/login': of(['sign-in']),
  '/auth/logout': of(['sign-out']),
  '/user/profile': of(['user/profile.tsx'], ['accounts']),
  '/admin/auth-user': of(['captain/own-pages.ts', 'administration/people.tsx'], people),
  '/admin/auth-user/new': of(['captain/own-pages.ts', 'administration/invitation.tsx'], people),
  '/admin/audit-event': of(['captain/own-pages.ts', 'administration/audit-events.tsx'], people),
  '/admin/job': of(['captain/own-pages.ts', 'administration/jobs.tsx'], people),
  '/captain': home,
  '/captain/tenant': home,
  '/captain/article': of(['captain/pages/articles.tsx']),
  '/captain/ai': of(['captain/own-pages.ts', 'captain/ai/area.tsx'], pictures),
  '/captain/ai/text-to-image': of(['captain/own-pages.ts', 'captain/ai/text-to-image.tsx'], pictures),
  '/captain/ai/translation-image-prompt': of(['captain/own-pages.ts', 'captain/ai/translation.tsx'], pictures),
}

const frame = (locale: Locale): PageNeeds =>
  of(['frame', 'shell/word-files.ts', `captain/menu-words.${locale}.ts`], ['commons', 'titles', 'units'])
const library = of(['captain/own-pages.ts', 'captain/library/page.tsx'], ['uploads', 'library', 'validations'])

/** What the page at one of the router's own paths (rewrite.ts) needs in a language. */
export function needsOf(path: string, locale: Locale): readonly PageNeeds[] {
  const known = pages[path]
  const own = known ? [known] : withParameters(path)
  return /^\/(captain|admin)(\/|$)/.test(path) ? [frame(locale), ...own] : own
}

function withParameters(path: string): readonly PageNeeds[] {
  const [, area, second, tenant, ...rest] = path.split('/')
  if (area === 'article' && second) return [of(['public/article.tsx'])]
  if (area !== 'captain') return []
  if (second === 'article') return [of(['captain/pages/article.tsx'])]
  if (second !== 'tenant' || !tenant) return []
  if (rest.length === 0) return [home]
  if (rest[0] === 'library') return [library]
  const { entity, screen } = screenAt(rest)
  return [
    of(
      ['admin', `generated/${entity}/${screen}.tsx`, `screens/${entity}/${screen}.tsx`],
      ['ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations'])],
    ),
  ]
}

/** The screen that react-admin's own segments after a tenant lead to. */
function screenAt([entity, second, third, fourth]: readonly string[]) {
  if (!second) return { entity, screen: 'list' }
  if (third && third !== 'show') return { entity: third, screen: fourth ? 'create' : 'list' }
  if (third) return { entity, screen: 'preview' }
  return { entity, screen: second === 'create' ? 'create' : 'edit' }
}
