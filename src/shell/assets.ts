import type { Locale } from './locale.ts'

/** Vite's manifest, as far as the document needs it. */
export type Assets = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly name?: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
    }
  >
>

const entry = 'entry-client.tsx'
const early = 'early.ts'

/** The script and the style sheets of the document: built ones, or without a manifest Vite's own in development. */
export function assetsOf(assets: Assets | undefined): { early: string; script: string; styles: readonly string[] } {
  if (!assets)
    return {
      early: '/early.ts',
      script: '/dev-client.js',
      styles: ['/shell/base.css', '/public/public.css', '/public/site.css', '/blocks/blocks.css'],
    }
  const { file, css = [] } = assets[entry]!
  return { early: `/${assets[early]!.file}`, script: `/${file}`, styles: css.map((each) => `/${each}`) }
}

/**
 * The files that the page at one of the router's own paths will ask for, so that the browser fetches them beside its
 * first script and not one after the other.
 */
export function preloadsOf(assets: Assets, path: string, locale: Locale): readonly string[] {
  const found = new Set<string>()
  const collect = (key: string): void => {
    const chunk = assets[key]
    if (!chunk || key === entry || found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  const layers = Object.keys(assets).filter((key) => key.startsWith('_') && key.endsWith('.js'))
  for (const wanted of modulesOf(path, locale)) {
    collect(wanted)
    layers.filter((key) => assets[key]!.name === wanted).forEach(collect)
  }
  return [...found].map((file) => `/${file}`)
}

const pages: Readonly<Record<string, string>> = {
  '/': 'public/home.tsx',
  '/faq': 'public/faq.tsx',
  '/tokusho': 'public/tokusho.tsx',
  '/article': 'public/articles.tsx',
  '/contact': 'public/contact.tsx',
  '/contact/success': 'public/contact-success.tsx',
  '/privacy-policy': 'public/privacy-policy.tsx',
  '/term-of-service': 'public/term-of-service.tsx',
  '/manual/captain-login': 'public/manual.tsx',
  '/auth/login': 'auth/login.tsx',
  '/captain': 'captain/pages/overview.tsx',
  '/captain/tenant': 'captain/pages/chooser.tsx',
}

/** The modules of a page, by file, or by layer (vite.config.ts). */
function modulesOf(path: string, locale: Locale): readonly string[] {
  const page = pages[path] ?? (path.startsWith('/article/') ? 'public/article.tsx' : '')
  if (!/^\/captain(\/|$)/.test(path)) return [page]
  const words = (...sets: readonly string[]): readonly string[] => sets.map((set) => `../locales/${locale}/${set}.json`)
  const frame = [
    'frame',
    'shell/word-files.ts',
    `captain/menu-words.${locale}.ts`,
    ...words('commons', 'titles', 'units'),
  ]
  const [, , , tenant, entity, second, third] = path.split('/')
  if (!tenant) return [...frame, page]
  if (!entity) return [...frame, 'captain/pages/dashboard.tsx']
  const screen = !second ? 'list' : second === 'create' ? 'create' : third === 'show' ? 'preview' : 'edit'
  return [
    ...frame,
    'admin',
    `generated/${entity}/${screen}.tsx`,
    `screens/${entity}/${screen}.tsx`,
    ...words('ra', `entities/${entity}`, ...(screen === 'list' ? [] : ['validations'])),
  ]
}
