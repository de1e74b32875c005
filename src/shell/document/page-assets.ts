import type { RegisteredRouter } from '@tanstack/react-router'
import { screenAt } from '../../captain/screens/screen-paths.ts'
import type { Locale } from '../words/locale.ts'
import { wordsOfEveryPage } from '../words/public-words.ts'

/** What a page loads in addition to what every page does. */
export interface PageAssets {
  /** Modules by their path below `src`, or by the layer (vite.config.ts) that contains them. */
  readonly modules: readonly string[]
  /** Translation namespaces to load. */
  readonly words: readonly string[]
  /** Translations embedded in the document. */
  readonly said: readonly string[]
}

type RoutePath = keyof RegisteredRouter['routesByPath']
/** The paths in `routes.tsx` that are pages: not layouts, but their index routes; not those for unknown addresses. */
type PagePath = Exclude<
  { [P in RoutePath]: `${P}/` extends RoutePath ? never : P }[RoutePath],
  '/captain/$' | '/admin/$'
>

const assets = (
  modules: readonly string[],
  words: readonly string[] = [],
  said: readonly string[] = [],
): PageAssets => ({
  modules,
  words,
  said,
})

const publicPage = (module: string, ...said: readonly string[]): PageAssets =>
  assets(
    [`public/${module}.tsx`],
    [],
    said.map((words) => (words.includes('.') ? words : `public.${words}`)),
  )

const people = ['accounts', 'administration']
const pictures = ['ai', 'validations']

const home = assets(['pages'])
const linkPage = assets(['auth/links/link-page.tsx'])

/** The assets of every page; the type requires an entry for each page in `routes.tsx`. */
const pages: Readonly<Record<PagePath, PageAssets | ((rest: readonly string[]) => PageAssets)>> = {
  '/': publicPage('home/home', 'home', 'article'),
  '/faq': publicPage('faq/faq', 'faq'),
  '/tokusho': publicPage('legal/tokusho', 'tokusho', 'resources.tokusho.fields', 'commons.fields'),
  '/article': publicPage('articles/articles', 'article'),
  '/article/$slug': publicPage('articles/article', 'article'),
  '/contact': publicPage('contact/contact', 'contact', 'public.document.edition'),
  '/contact/success': publicPage('contact/contact-success', 'contact', 'public.document.edition'),
  '/privacy-policy': publicPage('legal/privacy-policy', 'privacy-policy', 'document'),
  '/term-of-service': publicPage('legal/term-of-service', 'term-of-service', 'document'),
  '/manual/captain-login': publicPage('manual/manual', 'manual'),
  '/auth/login': assets(['sign-in']),
  '/auth/logout': assets(['sign-out']),
  '/auth/who-are-you': assets(['auth/who-are-you.tsx']),
  '/auth/not-permission': assets(['auth/not-permission.tsx']),
  '/auth/setup': linkPage,
  '/auth/invite': linkPage,
  '/auth/recover': linkPage,
  '/auth/verify-email': assets(['auth/verify-email.tsx']),
  '/user/profile': assets(['user/profile.tsx'], ['accounts']),
  '/admin/auth-user': assets(['captain/screens/lazy-pages.ts', 'administration/people/people-page.tsx'], people),
  '/admin/auth-user/new': assets(
    ['captain/screens/lazy-pages.ts', 'administration/people/invitation-page.tsx'],
    people,
  ),
  '/admin/audit-event': assets(['captain/screens/lazy-pages.ts', 'administration/audit/audit-events-page.tsx'], people),
  '/admin/job': assets(['captain/screens/lazy-pages.ts', 'administration/jobs/jobs-page.tsx'], people),
  '/admin/health': assets(
    ['captain/screens/lazy-pages.ts', 'administration/health/health-page.tsx'],
    ['administration'],
  ),
  '/captain/': assets(['pages'], ['board']),
  '/captain/tenant': home,
  '/captain/article': assets(['captain/dashboard/articles.tsx']),
  '/captain/article/$slug': assets(['captain/dashboard/article.tsx']),
  '/captain/ai': assets(['captain/screens/lazy-pages.ts', 'captain/ai/ai-overview.tsx'], pictures),
  '/captain/ai/text-to-image': assets(
    ['captain/screens/lazy-pages.ts', 'captain/ai/images/text-to-image.tsx'],
    pictures,
  ),
  '/captain/ai/translation-image-prompt': assets(
    ['captain/screens/lazy-pages.ts', 'captain/ai/translation/translation.tsx'],
    pictures,
  ),
  '/captain/tenant/$tenant/': assets(['pages'], ['dashboard', 'board']),
  '/captain/tenant/$tenant/library': assets(
    ['captain/screens/lazy-pages.ts', 'captain/media/library/library-page.tsx'],
    ['uploads', 'library', 'validations'],
  ),
  '/captain/tenant/$tenant/api-keys': assets(
    ['captain/screens/lazy-pages.ts', 'administration/api-keys/api-keys-page.tsx'],
    ['accounts', 'api-keys'],
  ),
  '/captain/tenant/$tenant/webhooks': assets(
    ['captain/screens/lazy-pages.ts', 'administration/webhooks/webhooks-page.tsx'],
    ['accounts', 'api-keys', 'webhooks'],
  ),
  '/captain/tenant/$tenant/$': (rest) => {
    const { entity, screen } = screenAt(rest)
    return assets(
      ['admin', `generated/${entity}/${screen}.tsx`, `screens/${entity}/${screen}.tsx`],
      ['ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations'])],
    )
  },
}

const frame = (locale: Locale): PageAssets =>
  assets(
    [
      'frame',
      'shell/session/follow-session.ts',
      'shell/words/word-files.ts',
      `captain/words/entity-names.${locale}.ts`,
    ],
    ['commons', 'titles', 'units'],
    ['public.article'],
  )

/** An address without a page shows the error screen in the frame of the public site. */
const noPage = assets(['public', 'public/error-page.tsx'])

const stepsOf = (path: string): readonly string[] => path.split('/').filter(Boolean)

/** The pages split into path segments, those with the fewest parameters first, as these take precedence. */
const patterns = Object.entries(pages)
  .map(([path, needs]) => ({ steps: stepsOf(path), needs }))
  .toSorted((a, b) => parametersIn(a.steps) - parametersIn(b.steps))

function parametersIn(steps: readonly string[]): number {
  return steps.filter((step) => step.startsWith('$')).length
}

const fits = (pattern: readonly string[], steps: readonly string[]): boolean =>
  (pattern.at(-1) === '$' ? steps.length >= pattern.length : steps.length === pattern.length) &&
  pattern.every((step, index) => step.startsWith('$') || step === steps[index])

/** What the page at a path of the router's (url-rewrite.ts) needs in a language. */
export function pageAssetsOf(path: string, locale: Locale): readonly PageAssets[] {
  const steps = stepsOf(path)
  const inFrame = steps[0] === 'captain' || steps[0] === 'admin'
  const match = patterns.find((pattern) => fits(pattern.steps, steps))
  if (!match) return [inFrame ? frame(locale) : noPage]
  const { needs, steps: pattern } = match
  const own = typeof needs === 'function' ? needs(steps.slice(pattern.length - 1)) : needs
  return inFrame ? [frame(locale), own] : [own]
}

/** The translations embedded in the document at a path: those of every page, and the page's own. */
export const wordSetsAt = (path: string, locale: Locale): readonly string[] => [
  ...wordsOfEveryPage,
  ...pageAssetsOf(path, locale).flatMap(({ said }) => said),
]

/** The paths of all pages, in the router's notation. */
export const pagePaths: readonly string[] = Object.keys(pages)
