import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { readContent, type Captain, type Content } from './content.ts'
import { pagesOf } from './pages.ts'
import { languages, type Language } from './words.ts'

/** What was built: the files by their addresses, and what they were made of. */
export interface Built {
  readonly files: ReadonlyMap<string, string>
  readonly content: Readonly<Record<Language, Content>>
}

/** Reads all that the site shows, and makes every page anew. Writes the files that are others now, and no more. */
export async function build(
  captain: Captain,
  origin: string,
  folder: string,
  before: Built | undefined,
): Promise<Built> {
  const [ja, en] = await Promise.all(languages.map((lang) => readContent(captain, lang)))
  const content = { ja: ja!, en: en! }
  const source = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
  const files = new Map([
    [
      '/style.css',
      `@import url('${origin}/blocks.css');\n` + (await source('../base.css')) + (await source('style.css')),
    ],
    ['/opening.js', stripTypeScriptTypes(await source('browser/opening.ts'))],
    [
      '/preview.js',
      stripTypeScriptTypes(await source('browser/preview.ts')).replace(/'[^']*previews\.ts'/, `'/captain-previews.js'`),
    ],
    ['/captain-previews.js', stripTypeScriptTypes(await source('../../../generators/client/previews.ts'))],
    ...languages.flatMap((lang) => [...pagesOf(content[lang])].map(([path, page]) => [path, String(page)] as const)),
  ])
  for (const [path, text] of files) if (before?.files.get(path) !== text) await put(fileOf(folder, path), text)
  // What is withdrawn since, or was built by an earlier process.
  const current = new Set([...files.keys()].map((path) => fileOf(folder, path)))
  for (const lang of languages)
    for (const entry of await readdir(join(folder, lang), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && !current.has(file)) await rm(file)
    }
  return { files, content }
}

/** Where a page's file is: `/ja/menu/` in `ja/menu/index.html`. */
export const fileOf = (folder: string, path: string): string =>
  join(folder, path.endsWith('/') ? `${path}index.html` : path)

/** A reader finds the file as it was or as it is, and never a half. */
async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
