import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { variables } from '../server/base/env.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const guides = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...globSync('{entities,generators,locales,server,src,test}/**/{README,DECISIONS}.md', { cwd: root }),
  ...globSync('locales/*/guides/**/*.md', { cwd: root }),
]
/** What people read in one language, README in both. */
const pagesIn = (language: 'ja' | 'en'): string =>
  ['README.md', ...guides.filter((guide) => guide.startsWith(`locales/${language}/`))].map(read).join('\n')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }

describe.each(guides)('%s', (guide) => {
  const text = read(guide)

  test('names only commands that exist', () => {
    const named = [...text.matchAll(/\bnpm run ([a-z:-]+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [
      ...text.replaceAll(/(`+)[^\n]*?[^`]\1(?!`)/g, '').matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g),
    ].map(([, link]) => join(root, dirname(guide), link!))
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})

/** The files and folders of this repository that a text names in backticks; `<kind>` stands for any name. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /^[\w.<{*][\w.,<>{}*/-]*(?:\/|\.(?:css|html|js|json|md|sql|tsx?|txt))$/.test(name))

/** A path starts at the root or beside its README; a name alone may stand for a file anywhere below that README. */
function isPresent(guide: string, path: string): boolean {
  const room = dirname(guide)
  const pattern = path.replace(/<[^>]+>/g, '*').replace(/\/$/, '')
  const patterns = [pattern, join(room, pattern)]
  if (room !== '.' && !pattern.includes('/')) patterns.push(`${room}/**/${pattern}`)
  return globSync(patterns, { cwd: root }).length > 0
}

/** The pages about the rooms of the sources: what is where, and why it is so. */
const aboutRooms = guides.filter((guide) => /(README|DECISIONS)\.md$/.test(guide))

describe.each(aboutRooms)('%s', (guide) => {
  test('names only files and folders that exist', () => {
    expect(pathsIn(read(guide)).filter((path) => !isPresent(guide, path))).toEqual([])
  })
})

test('every README and the changelog are short enough to be read', () => {
  const pages = guides.filter((guide) => guide.endsWith('README.md') || !guide.includes('/'))
  const sizes = pages.map((guide) => [guide, statSync(join(root, guide)).size] as const)
  expect(sizes.filter(([guide, size]) => size > (guide === 'README.md' ? 8_000 : 12_000))).toEqual([])
})

/** The sentences of Markdown by their words, without code, tables and what links lead to. */
function sentencesIn(text: string): readonly string[] {
  return text
    .replace(/^(`{3,})[^]*?^\1$/gm, '')
    .replace(/^\|.*$/gm, '')
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|^\s*(?:[-#]+|\d+\.)\s|(?<=[.!?:][”)*]*)\s/m)
    .map((sentence) => sentence.trim())
}

/** Pages whose sentences are short. */
const plain = guides.filter((guide) => !guide.startsWith('locales/ja/'))

test.each(plain)('no sentence of %s has more than 35 words', (guide) => {
  const long = sentencesIn(read(guide)).filter((sentence) => sentence.split(/\s+/).length > 35)
  expect(long).toEqual([])
})

describe('README.md', () => {
  test('names the Node that npm needs, and the systems to which npm brings the one that Captain runs on', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    expect(read('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer`)
    expect(read('README.md')).toContain('On Linux, macOS and Windows, on x64 and ARM, `npm ci` brings the Node')
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { os?: string | string[]; cpu?: string | string[]; bin?: { node?: string } }>
    }
    const brought = Object.values(packages).filter(({ bin }) => bin?.node)
    expect(brought.map(({ os, cpu }) => `${[os].flat().join()} ${[cpu].flat().join()}`).toSorted()).toEqual([
      'darwin arm64',
      'darwin x64',
      'linux arm64',
      'linux x64',
      'win32 arm64',
      'win32 x64',
    ])
    expect(read('README.md')).toContain(`from ${/needed = '(.+)'/.exec(read('server/start.js'))![1]}`)
  })

  test('the servers of the compose file get every variable of `.env`, except what their network and volumes decide', () => {
    const [, server, services] = /^x-captain: &captain\n([^]*?)^services:\n([^]*)/m.exec(read('compose.yaml'))!
    expect(server).toContain('\n  env_file: .env\n')
    expect([...server!.matchAll(/^ {4}([A-Z]\w+):/gm)].map(([, name]) => name)).toEqual([
      'PORT',
      'HOST',
      'DATA_DIR',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'AUTH_SECRET',
      'DATABASE_URL',
      ...variables.filter((name) => name.startsWith('S3_')),
    ])
    expect([...services!.matchAll(/^ {2}captain-\d:\n {4}<<: \*captain\n {4}volumes: .+\n\n/gm)]).toHaveLength(2)
  })

  test.each(['ja', 'en'] as const)(
    'and the guides name every command and every environment variable, in %s',
    (language) => {
      const text = pagesIn(language)
      expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text))).toEqual([])
      const named = new Set([...text.matchAll(/`([A-Z][A-Z0-9_]+\*?)`/g)].map(([, name]) => name!))
      const families = [...named].filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
      const missing = variables.filter(
        (name) => !named.has(name) && !families.some((family) => name.startsWith(family)),
      )
      expect(missing).toEqual([])
    },
  )
})
