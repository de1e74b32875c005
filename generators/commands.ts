import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { eject } from './eject.ts'
import { generate } from './generate.ts'
import type { MigrationOptions } from './migration/draft.ts'
import { writeMigration } from './write-migration.ts'
import { createDeclaration } from './new-entity.ts'
import { notices } from './notices.ts'
import { release } from './release.ts'

const root = join(import.meta.dirname, '..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    drop: { type: 'string', multiple: true, default: [] },
    narrow: { type: 'string', multiple: true, default: [] },
    fill: { type: 'string', multiple: true, default: [] },
  },
})

/**
 * `--drop news.venue`, `--narrow news.category` and `--fill news.venue=…`: the data a migration may lose, and the
 * values it fills in.
 */
const fills = values.fill.map((text) => {
  const [at = '', ...value] = text.split('=')
  return [entityFieldOf(at), value.join('=')] as const
})
/** Accepts table names for entity names: `article_category.name` becomes `article-category.name`. */
function entityFieldOf(at: string): string {
  return at.replaceAll('_', '-')
}

const migrationOptions: MigrationOptions = {
  allowed: [
    ...values.drop.map((at) => `--drop ${entityFieldOf(at)}`),
    ...values.narrow.map((at) => `--narrow ${entityFieldOf(at)}`),
  ],
  fill: Object.fromEntries(fills),
}

const [command, ...args] = positionals
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  generate: () => generate(root, migrationOptions),
  check: () => check(root),
  eject: async () => (await eject(root, args[0], args[1])) || generate(root, migrationOptions),
  migration: () => writeMigration(root, args[0], migrationOptions),
  new: () => createDeclaration(root, args[0]),
  release: () => release(root, args[0]),
  notices: () => notices(root),
}

const run = commands[command ?? '']
if (!run) console.log(`Say one of: ${Object.keys(commands).join(', ')}.`)
process.exitCode = run ? await run() : 1
