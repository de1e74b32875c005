import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../locales.ts'
import type { NewTree, Words } from './new-tree.ts'

/** What the sources of pages say where they use a word: of which file, in which of its parts, by the key of the word. */
const uses: readonly (readonly [file: string, part: string | undefined, use: (key: string) => string])[] = [
  ['public', undefined, (key) => `public.${key}.`],
  ['public', 'frame', (key) => `['${key}', '/`],
  ['titles', 'pages', (key) => `title: '${key.replace(/Slug$/, '')}'`],
  ['titles', 'pages', (key) => `indexed('${key.replace(/Slug$/, '')}')`],
  ['search', 'pages', (key) => `name: '${key}'`],
]

/** The words of pages, but for those that only modules use which are not there. */
export function writePageWords(tree: NewTree, leftOut: readonly string[]): void {
  const there = sourcesIn(tree.target, 'src/**/*.{ts,tsx}')
  const absent = leftOut.map((name) => sourcesIn(tree.root, `src/modules/${name}/**/*.{ts,tsx}`)).join('\n')
  for (const [file, part, use] of uses) {
    const isUsed = (key: string): boolean => there.includes(use(key)) || !absent.includes(use(key))
    const kept = (words: object): object => Object.fromEntries(Object.entries(words).filter(([key]) => isUsed(key)))
    for (const language of languages)
      tree.editJson(`locales/${language}/${file}.json`, (words: Words) =>
        part === undefined ? kept(words) : { ...words, [part]: kept(words[part]!) },
      )
  }
}

const sourcesIn = (root: string, pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
