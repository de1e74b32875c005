import type { Locale } from '../words/locale.ts'
import { pageAssetsOf } from './page-assets.ts'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Vite's manifest, as far as needed here. */
export type Assets = Readonly<Record<string, Chunk>>

const entry = 'entry-client.tsx'
const early = 'early.ts'

/**
 * The scripts and style sheets for one of the router's paths: built files or, without a manifest, Vite's own in
 * development.
 */
export function assetsOf(
  assets: Assets | undefined,
  path: string,
  locale: Locale,
): { early: string; script: string; styles: readonly string[] } {
  if (!assets)
    return {
      early: '/early.ts',
      script: '/dev-client.js',
      styles: developmentStyles,
    }
  const { file, css = [] } = assets[entry]!
  const styles = [...css, ...chunksAt(assets, path, locale).flatMap((chunk) => chunk.css ?? [])]
  return {
    early: `/${assets[early]!.file}`,
    script: `/${file}`,
    styles: [...new Set(styles)].map((each) => `/${each}`),
  }
}

/** In development, the styles of all public pages: their scripts would load the same styles only after first paint. */
const developmentStyles: readonly string[] = import.meta.env.DEV
  ? ['/shell/ui/base.css', '/blocks/blocks.css', ...Object.keys(import.meta.glob('/public/**/*.css'))]
  : []

/** The files that a page will request, to be preloaded in parallel with its first script. */
export const preloadsOf = (assets: Assets, path: string, locale: Locale): readonly string[] =>
  chunksAt(assets, path, locale).map(({ file }) => `/${file}`)

/** The translation file of a site, which can only be known once the tenant has been read. */
export function siteWordsOf(assets: Assets, site: string, locale: Locale): string | undefined {
  const chunk = assets[wordsFile(`sites/${site}`, locale)]
  return chunk && `/${chunk.file}`
}

function chunksAt(assets: Assets, path: string, locale: Locale): readonly Chunk[] {
  // Dependencies first, so that a page's styles come after those of its parts.
  const chunks: Chunk[] = []
  const seen = new Set([entry])
  const collect = (key: string): void => {
    const chunk = assets[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(collect)
    chunks.push(chunk)
  }
  const shared = Object.keys(assets).filter((key) => key.startsWith('_') && key.endsWith('.js'))
  for (const { modules, words } of pageAssetsOf(path, locale)) {
    for (const module of modules) {
      collect(module)
      shared.filter((key) => assets[key]!.name === module).forEach(collect)
    }
    for (const set of words) collect(wordsFile(set, locale))
  }
  return chunks
}

const wordsFile = (set: string, locale: Locale): string => `../locales/${locale}/${set}.json`
