import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReservedSlug } from '../../entities/language/reserved-names.ts'
import { sites } from '../../entities/installation.ts'
import { writeAtomically } from '../differences.ts'
import { formatFiles } from '../format.ts'
import { languages, toTranslate, type Language } from '../locales.ts'

const installationFile = 'entities/installation.ts'
const usage = 'npm run new-site library -- --label 図書館'

/**
 * Adds a kind of site without entities: its slug, and its name in both languages. Returns the exit code.
 *
 * @param words The slug, and the name in Japanese where npm has kept `--label` for itself.
 */
export async function createSite(root: string, words: readonly string[], label: string | undefined): Promise<number> {
  const [slug = '', said] = words
  const reason = refusalReason(slug)
  if (reason) {
    console.log(reason)
    return 1
  }
  const names: Readonly<Record<Language, string>> = {
    ja: label ?? said ?? `${toTranslate}${slug}`,
    en: slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  }
  const written = new Map([[installationFile, withSite(readFileSync(join(root, installationFile), 'utf8'), slug)]])
  for (const language of languages) {
    const tenant = `locales/${language}/entities/tenant.json`
    written.set(tenant, withOption(readFileSync(join(root, tenant), 'utf8'), slug, names[language]))
    written.set(`locales/${language}/sites/${slug}.json`, asJson({ name: names[language], entities: {} }))
  }
  for (const [file, text] of await formatFiles(written, root)) {
    writeAtomically(join(root, file), text)
    console.log(`written ${file}`)
  }
  if (names.ja.startsWith(toTranslate)) console.log(`Its name in Japanese is to be written: npm run check names it.`)
  console.log(
    `Next: npm run generate\nThen its first entity: npm run new book title:text isVisible:toggle -- --site ${slug}`,
  )
  return 0
}

function refusalReason(slug: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
    return `Name the kind of site in lower case, words joined by hyphens. For example: ${usage}`
  if ((sites as readonly string[]).includes(slug)) return `There is a kind of site ${slug} already.`
  if (isReservedSlug(slug)) return `${slug} is a word of Captain's own; choose another.`
  return undefined
}

/** The declaration with one more kind of site, behind the others. */
const withSite = (text: string, slug: string): string =>
  text.replace(/(export const sites = \[[^\]]*?),?\s*\] as const/, `$1, '${slug}'] as const`)

/** The words of the entity `tenant` with the name of one more kind of site. */
function withOption(text: string, slug: string, name: string): string {
  const words = JSON.parse(text) as { options: { site: Record<string, string> } }
  words.options.site[slug] = name
  return asJson(words)
}

const asJson = (tree: object): string => `${JSON.stringify(tree, undefined, 2)}\n`
