import type { RegisteredRouter } from '@tanstack/react-router'
import { screenAt } from '../captain/is-screen.ts'
import type { Locale } from './locale.ts'
import { wordsOfEveryPage } from './public-words.ts'

/** What a page is made of besides what every page is. */
export interface PageNeeds {
  /** Modules by their file below `src`, or by the layer that holds them (vite.config.ts). */
  readonly modules: readonly string[]
  /** Sets of words. */
  readonly words: readonly string[]
  /** The words that come with the document itself. */
  readonly said: readonly string[]
}

type RoutePath = keyof RegisteredRouter['routesByPath']
/** The paths of `routes.tsx` that are pages: a layout is none, but the page that it shows at its own path. */
type PagePath = { [P in RoutePath]: `${P}/` extends RoutePath ? never : P }[RoutePath]

const of = (modules: readonly string[], words: readonly string[] = [], said: readonly string[] = []): PageNeeds => ({
  modules,
  words,
  said,
})

const publicPage = (module: string, ...said: readonly string[]): PageNeeds =>
  of(
    [`public/${module}.tsx`],
    [],
    said.map((words) => (words.includes('.') ? words : `public.${words}`)),
  )

const people = ['accounts', 'administration']
const pictures = ['ai', 'validations']

const home = of(['pages'])
const linkPage = of(['auth/links/link-page.tsx'])

/** What each page is made of; the compiler asks for every page that `routes.tsx` has. */
const pages: Readonly<Record<PagePath, PageNeeds | ((rest: readonly string[]) => PageNeeds)>> = {
  '/': publicPage('home', 'home', 'article'),
  '/faq': publicPage('faq', 'faq'),
  '/tokusho': publicPage('tokusho', 'tokusho', 'resources.tokusho.fields', 'commons.fields'),
  '/article': publicPage('articles', 'article'),
  '/article/$slug': publicPage('article', 'article'),
  '/contact': publicPage('contact', 'contact', 'public.document.edition'),
  '/contact/success': publicPage('contact-success', 'contact', 'public.document.edition'),
  '/privacy-policy': publicPage('privacy-policy', 'privacy-policy', 'document'),
  '/term-of-service': publicPage('term-of-service', 'term-of-service', 'document'),
  '/manual/captain-login': publicPage('manual', 'manual'),
  '/auth/login': of(['sign-in']),
  '/auth/logout': of(['sign-out']),
  '/auth/who-are-you': of(['auth/who-are-you.tsx']),
  '/auth/not-permission': of(['auth/not-permission.tsx']),
  '/auth/setup': linkPage,
  '/auth/invite': linkPage,
  '/auth/recover': linkPage,
  '/auth/verify-email': of(['auth/verify-email.tsx']),
  '/user/profile': of(['user/profile.tsx'], ['accounts']),
  '/admin/auth-user': of(['captain/own-pages.ts', 'administration/people.tsx'], people),
  '/admin/auth-user/new': of(['captain/own-pages.ts', 'administration/invitation.tsx'], people),
  '/admin/audit-event': of(['captain/own-pages.ts', 'administration/audit-events.tsx'], people),
  '/admin/job': of(['captain/own-pages.ts', 'administration/jobs.tsx'], people),
  '/captain/': home,
  '/captain/tenant': home,
  '/captain/article': of(['captain/pages/articles.tsx']),
  '/captain/article/$slug': of(['captain/pages/article.tsx']),
  '/captain/ai': of(['captain/own-pages.ts', 'captain/ai/area.tsx'], pictures),
  '/captain/ai/text-to-image': of(['captain/own-pages.ts', 'captain/ai/text-to-image.tsx'], pictures),
  '/captain/ai/translation-image-prompt': of(['captain/own-pages.ts', 'captain/ai/translation.tsx'], pictures),
  '/captain/tenant/$tenant/': home,
  '/captain/tenant/$tenant/library': of(
    ['captain/own-pages.ts', 'captain/library/page.tsx'],
    ['uploads', 'library', 'validations'],
  ),
  '/captain/tenant/$tenant/$': (rest) => {
    const { entity, screen } = screenAt(rest)
    return of(
      ['admin', `generated/${entity}/${screen}.tsx`, `screens/${entity}/${screen}.tsx`],
      ['ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations'])],
    )
  },
}

const frame = (locale: Locale): PageNeeds =>
  of(
    ['frame', 'shell/word-files.ts', `captain/menu-words.${locale}.ts`],
    ['commons', 'titles', 'units'],
    ['public.article'],
  )

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** The pages by the steps of their paths: those with the fewest parameters first, for they win. */
const patterns = Object.entries(pages)
  .map(([path, needs]) => ({ steps: stepsOf(path), needs }))
  .toSorted((a, b) => parametersIn(a.steps) - parametersIn(b.steps))

function parametersIn(steps: readonly string[]): number {
  return steps.filter((step) => step.startsWith('$')).length
}

const fits = (pattern: readonly string[], steps: readonly string[]): boolean =>
  (pattern.at(-1) === '$' ? steps.length >= pattern.length : steps.length === pattern.length) &&
  pattern.every((step, index) => step.startsWith('$') || step === steps[index])

/** What the page at one of the router's own paths (rewrite.ts) needs in a language. */
export function needsOf(path: string, locale: Locale): readonly PageNeeds[] {
  const steps = stepsOf(path)
  const found = patterns.find((pattern) => fits(pattern.steps, steps))
  if (!found) return []
  const { needs, steps: pattern } = found
  const own = typeof needs === 'function' ? needs(steps.slice(pattern.length - 1)) : needs
  return steps[0] === 'captain' || steps[0] === 'admin' ? [frame(locale), own] : [own]
}

/** The words that come with the document at such a path: every page's, and its own. */
export const wordsAt = (path: string, locale: Locale): readonly string[] => [
  ...wordsOfEveryPage,
  ...needsOf(path, locale).flatMap(({ said }) => said),
]

/** The paths of all pages, as the router writes them. */
export const pagePaths: readonly string[] = Object.keys(pages)
