import type { RegisteredRouter } from '@tanstack/react-router'
import { modules } from '../../../entities/installation.ts'
import { screenAt, type Screen } from '../../../entities/language/screens.ts'
import { featurePages, type FeaturePage } from '../../pages.ts'
import { assets as moduleAssets } from '../../generated/modules/assets.ts'
import type { Locale } from '../words/locale.ts'
import { wordsOfEveryPage } from '../words/public-words.ts'
import { assets, lazyPage, type PageAssets } from './asset-parts.ts'

type RoutePath = keyof RegisteredRouter['routesByPath']
/** The paths in `routes.tsx` that are pages: not layouts, but their index routes; not those for unknown addresses. */
type PagePath = Exclude<
  { [P in RoutePath]: `${P}/` extends RoutePath ? never : P }[RoutePath],
  '/captain/$' | '/admin/$'
>

/** What every entity's screens are made of. */
const screenModules: Readonly<Record<Screen, string>> = {
  list: 'list',
  create: 'form',
  edit: 'form',
  preview: 'captain/screens/preview.tsx',
}

const home = assets(['pages'])
const linkPage = lazyPage('auth/links/link-page')

type Places = typeof featurePages
/** The files of the pages that features add: no page brings their names to the browser. */
const featureFiles: Readonly<Record<Places[keyof Places][number]['page'], string> & Record<string, string>> = {
  captainAi: 'captain/ai/ai-overview',
  captainAiTextToImage: 'captain/ai/images/text-to-image',
  captainAiTranslationImagePrompt: 'captain/ai/translation/translation',
  captainLibrary: 'captain/media/library/library-page',
  captainPublishing: 'captain/publishing-calendar/publishing-page',
  captainApiKeys: 'administration/api-keys/api-keys-page',
  captainPreviewLinks: 'administration/preview-links/preview-links-page',
  captainPublishPlans: 'administration/publish-plans/publish-plans-page',
  captainRedirects: 'administration/redirects/redirects-page',
  captainWebhooks: 'administration/webhooks/webhooks-page',
  adminAuthUser: 'administration/people/people-page',
  adminAuthUserNew: 'administration/people/invitation-page',
  adminAuditEvent: 'administration/audit/audit-events-page',
  adminJob: 'administration/jobs/jobs-page',
  adminHealth: 'administration/health/health-page',
}
/** The paths of the pages that features add. */
type FeaturePath =
  | `/captain${Places['ai'][number]['path']}`
  | `/captain/tenant/$tenant${Places['tenant'][number]['path']}`
  | Places['administration'][number]['path']

const featureAssets = (base: string, pages: readonly FeaturePage[]): Readonly<Record<string, PageAssets>> =>
  Object.fromEntries(pages.map(({ path, page, words }) => [base + path, lazyPage(featureFiles[page]!, words)]))

type AssetsAt = PageAssets | ((rest: readonly string[]) => PageAssets)

/** The assets of every page; the type requires an entry for each page in `routes.tsx` that no feature adds. */
const pages: Readonly<Record<Exclude<PagePath, FeaturePath>, AssetsAt> & Record<string, AssetsAt>> = {
  ...featureAssets('/captain', featurePages.ai),
  ...featureAssets('/captain/tenant/$tenant', featurePages.tenant),
  ...featureAssets('', featurePages.administration),
  ...moduleAssets,
  '/auth/login': assets(['sign-in']),
  '/auth/logout': assets(['sign-out']),
  '/auth/who-are-you': assets(['auth/who-are-you.tsx']),
  '/auth/not-permission': assets(['auth/not-permission.tsx']),
  '/auth/setup': linkPage,
  '/auth/invite': linkPage,
  '/auth/recover': linkPage,
  '/auth/verify-email': lazyPage('auth/verify-email'),
  '/user/profile': lazyPage('user/profile', ['accounts']),
  '/captain/': assets(['pages'], ['board']),
  '/captain/tenant': home,
  '/captain/tenant/$tenant/': assets(['pages'], ['dashboard', 'board']),
  '/captain/tenant/$tenant/$': (rest) => {
    const { entity, screen } = screenAt(rest)
    const rooms = ['screens', ...modules.map((module) => `modules/${module}`)]
    const own = rooms.flatMap((room) => [screen, 'inputs'].map((part) => `${room}/${entity}/${part}.tsx`))
    return assets(
      ['admin', `generated/${entity}.ts`, screenModules[screen], ...own],
      ['ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations', 'forms'])],
    )
  },
}

const frame = (locale: Locale): PageAssets =>
  assets(
    [
      'frame',
      'shell/session/follow-session.ts',
      `shell/words/word-files.${locale}.ts`,
      `kernel/words/entity-names.${locale}.ts`,
    ],
    ['commons', 'titles', 'units'],
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
