import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkEntities } from '../../entities/language/check/check-entities.ts'
import { readDeclarations } from '../../generators/declarations.ts'
import { formatFiles } from '../../generators/format.ts'
import { draftMigration } from '../../generators/migration/draft.ts'
import { plan } from '../../generators/plan.ts'
import { ejectedScreenFaults, ejectedIn } from '../../generators/ejected.ts'

/** A case is a small tree: its declarations in entities/, and the expected results in expected/. */
const cases = join(import.meta.dirname, 'cases')
const root = join(import.meta.dirname, '../..')
const readme = '# entities\n\n<!-- which site has what: written by `npm run generate` -->\n<!-- end -->\n'
const hasIcon = (name: string) => name !== 'NoSuchIcon'

describe.each(readdirSync(cases))('%s', (name) => {
  const here = join(cases, name)

  test('gives exactly what stands beside it', async () => {
    const outcome = await outcomeOf(here)
    for (const [path, text] of outcome) await expect(text).toMatchFileSnapshot(join(here, 'expected', `${path}.txt`))
    const found = globSync('**/*.txt', { cwd: join(here, 'expected') })
    expect(found.sort(), 'no file is expected that does not come').toEqual(
      [...outcome.keys()].map((path) => `${path}.txt`).sort(),
    )
  })
})

/**
 * The results of a case, by path: the faults and, if none of them is an error, every emitted file and both migrations.
 */
async function outcomeOf(here: string): Promise<ReadonlyMap<string, string>> {
  const { declarations, faults: readFaults, unreadable } = await readDeclarations(join(here, 'entities'))
  const entities = declarations.map(({ entity }) => entity)
  const faults = [
    ...readFaults,
    ...checkEntities(entities, { hasIcon, unread: unreadable }),
    ...ejectedScreenFaults(here, entities),
  ]
  const report = faults.map(({ code, at, value, hint }) => `${code} ${at}: ${value}\n  ${hint}\n`).join('')
  const faultFile = report === '' ? [] : [['faults', report] as const]
  if (faults.some(({ warning }) => !warning)) return new Map(faultFile)
  const { sqlite, postgres } = draftMigration({}, entities)
  const planned = await formatFiles(plan(declarations, { readme, ejectedPath: ejectedIn(here) }), root)
  return new Map([...faultFile, ...planned, ['migration.sqlite.sql', sqlite], ['migration.postgres.sql', postgres]])
}
