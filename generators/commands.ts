import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { eject } from './eject.ts'
import { generate } from './generate.ts'
import type { Word } from './migration/draft.ts'
import { writeMigration } from './migration/write.ts'
import { begin } from './new.ts'

const root = join(import.meta.dirname, '..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    drop: { type: 'string', multiple: true, default: [] },
    narrow: { type: 'string', multiple: true, default: [] },
    fill: { type: 'string', multiple: true, default: [] },
  },
})

/** `--drop news.venue`, `--narrow news.category` and `--fill news.venue=…`: what a migration may lose, and what it puts in. */
const fills = values.fill.map((text) => {
  const [at = '', ...value] = text.split('=')
  return [named(at), value.join('=')] as const
})
/** Tables are named as their entities are: `article_category.name` is `article-category.name`. */
function named(at: string): string {
  return at.replaceAll('_', '-')
}

const word: Word = {
  allowed: [...values.drop.map((at) => `--drop ${named(at)}`), ...values.narrow.map((at) => `--narrow ${named(at)}`)],
  fill: Object.fromEntries(fills),
}

const [command, ...words] = positionals
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  generate: () => generate(root, word),
  check: () => check(root),
  eject: async () => (await eject(root, words[0], words[1])) || generate(root, word),
  migration: () => writeMigration(root, words[0], word),
  new: () => begin(root, words[0]),
}

const run = commands[command ?? '']
if (!run) console.log(`Say one of: ${Object.keys(commands).join(', ')}.`)
process.exitCode = run ? await run() : 1
