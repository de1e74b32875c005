import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { migrateDeclarations } from './codemods.ts'
import { eject } from './eject.ts'
import { generate } from './generate.ts'
import { init } from './init/init.ts'
import type { MigrationOptions } from './migration/draft.ts'
import { createEntity } from './new/new-entity.ts'
import { createSite } from './new/new-site.ts'
import { notices } from './notices.ts'
import { release } from './release.ts'

const root = join(import.meta.dirname, '..')

const { positionals, values } = readArguments()

/** The words and options of the command. Says what is wrong with them, instead of where in Node it was noticed. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        drop: { type: 'string', multiple: true, default: [] },
        erase: { type: 'string', multiple: true, default: [] },
        narrow: { type: 'string', multiple: true, default: [] },
        fill: { type: 'string', multiple: true, default: [] },
        site: { type: 'string', multiple: true, default: keptByNpm('site') },
        label: { type: 'string', default: keptByNpm('label')[0] },
        parent: { type: 'string', default: keptByNpm('parent')[0] },
        write: { type: 'boolean', default: process.env.npm_config_write === 'true' },
        modules: { type: 'string', default: keptByNpm('modules')[0] ?? '' },
      },
    })
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** npm keeps `--site=…` for itself where no `--` stands before it. */
function keptByNpm(option: string): string[] {
  const value = process.env[`npm_config_${option}`]
  return value === undefined || value === 'true' ? [] : [value]
}

/**
 * `--drop news.venue`, `--erase news.venue`, `--narrow news.category` and `--fill news.venue=…`: the data a migration may lose, and the
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
    ...values.erase.map((at) => `--erase ${entityFieldOf(at)}`),
    ...values.narrow.map((at) => `--narrow ${entityFieldOf(at)}`),
  ],
  fill: Object.fromEntries(fills),
}

const [command, ...args] = positionals
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  generate: () => generate(root, migrationOptions),
  check: () => check(root),
  eject: async () => (await eject(root, args[0], args[1])) || generate(root, migrationOptions),
  'migrate-declarations': () => migrateDeclarations(root, values.write),
  init: () => init(root, args[0], values.modules.split(',').filter(Boolean)),
  new: () => createEntity(root, args, { sites: values.site, label: values.label, parent: values.parent }),
  'new-site': () => createSite(root, args, values.label),
  release: () => release(root, args[0]),
  notices: () => notices(root),
}

const run = commands[command ?? '']
if (!run) console.log(`Say one of: ${Object.keys(commands).join(', ')}.`)
process.exitCode = run ? await run() : 1
