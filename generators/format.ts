import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Options } from 'prettier'
import { writeAtomically } from './differences.ts'

// Among the parsers that print TypeScript the same way, the one that loads fastest.
const parsers = [
  [/\.tsx?$/, 'babel-ts'],
  [/\.md$/, 'markdown'],
  [/\.json$/, 'json'],
] as const

/**
 * Formats planned files with the project's Prettier settings, so that emitted and hand-written files look alike.
 * Results are cached, because formatting would otherwise take most of a run.
 */
export async function formatFiles(
  files: ReadonlyMap<string, string>,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const style = styleOf(root)
  const cachePath = cachePathOf(root, 'formatted')
  const cache = readCache(cachePath)
  const texts = await Promise.all(
    [...files].map(async ([path, text]) => {
      const key = createHash('sha256').update(`${version}\n${style}\n${path}\n${text}`).digest('base64')
      return { path, key, text: cache[key] ?? (await format(path, text, JSON.parse(style) as Options)) }
    }),
  )
  if (texts.some(({ key }) => !cache[key]))
    writeAtomically(cachePath, JSON.stringify(Object.fromEntries(texts.map(({ key, text }) => [key, text]))))
  return new Map(texts.map(({ path, text }) => [path, text]))
}

/** A formatted text that is expensive to generate, cached by its `inputs`. */
export async function cached(
  root: string,
  path: string,
  inputs: readonly string[],
  generate: () => Promise<string>,
): Promise<string> {
  const style = styleOf(root)
  const cachePath = cachePathOf(root, basename(path, '.ts'))
  const key = createHash('sha256')
    .update([version, style, path, ...inputs].join('\n'))
    .digest('base64')
  const cached = readCache(cachePath)[key]
  if (cached !== undefined) return cached
  const text = await format(path, await generate(), JSON.parse(style) as Options)
  writeAtomically(cachePath, JSON.stringify({ [key]: text }))
  return text
}

const styleOf = (root: string): string => readFileSync(join(root, '.prettierrc.json'), 'utf8')

const cachePathOf = (root: string, name: string): string => join(root, `node_modules/.cache/generators/${name}.json`)

const { version } = createRequire(import.meta.url)('prettier/package.json') as { readonly version: string }

async function format(path: string, text: string, style: Options): Promise<string> {
  const prettier = await import('prettier')
  const parser = parsers.find(([ending]) => ending.test(path))![1]
  return prettier.format(text, { ...style, filepath: path, parser })
}

/** An unreadable cache counts as empty. */
function readCache(path: string): Readonly<Record<string, string>> {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
  } catch {
    return {}
  }
}
