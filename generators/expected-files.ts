import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkEntities, type Fault } from '../entities/language/check/check-entities.ts'
import { readDeclarations, type Declaration } from './declarations.ts'
import { formatFiles } from './format.ts'
import { draftMigration, noOptions, type MigrationOptions } from './migration/draft.ts'
import { migrationFiles, readSnapshot } from './migration/files.ts'
import type { Risk } from './migration/risk.ts'
import { plan } from './plan.ts'
import { ejectedIn } from './ejected.ts'

/** What the tree should hold, and what stands in the way. Generate writes it, check compares with it. */
export interface ExpectedFiles {
  readonly declarations: readonly Declaration[]
  readonly faults: readonly Fault[]
  /** Losses of the migration that nobody named; with any of them nothing may be written. */
  readonly refused: readonly Risk[]
  /** Every emitted file but openapi.json, which is read from the server once these are there. Empty where a fault refuses. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads the declarations of a tree and works out everything that follows from them. Writes nothing. */
export async function expectedFiles(root: string, options: MigrationOptions = noOptions): Promise<ExpectedFiles> {
  const { declarations, faults: readFaults, unreadable } = await readDeclarations(join(root, 'entities'))
  const entities = declarations.map(({ entity }) => entity)
  const faults = [...readFaults, ...checkEntities(entities, { hasIcon, unread: unreadable })]
  if (faults.some(({ warning }) => !warning)) return { declarations, faults, refused: [], files: new Map() }
  const draft = draftMigration(readSnapshot(root), entities, options)
  if (draft.faults.length > 0)
    return { declarations, faults: [...faults, ...draft.faults], refused: draft.refused, files: new Map() }
  const plannedFiles = plan(declarations, {
    readme: readFileSync(join(root, 'entities/README.md'), 'utf8'),
    isEjected: ejectedIn(root),
  })
  return {
    declarations,
    faults,
    refused: draft.refused,
    files: new Map([...(await formatFiles(plannedFiles, root)), ...migrationFiles(root, draft)]),
  }
}

const { resolve } = createRequire(import.meta.url)

function hasIcon(name: string): boolean {
  try {
    return /^[A-Za-z0-9]+$/.test(name) && resolve(`@mui/icons-material/${name}`) !== ''
  } catch {
    return false
  }
}
