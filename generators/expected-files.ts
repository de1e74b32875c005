import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Entity } from '../entities/language/entity.ts'
import { checkEntities, type Fault } from '../entities/language/check/check-entities.ts'
import { readDeclarations, type Declaration } from './declarations.ts'
import { formatFiles } from './format.ts'
import { draftMigration, noOptions, type MigrationOptions } from './migration/draft.ts'
import { migrationFiles, readSnapshot } from './migration/files.ts'
import type { Risk } from './migration/risk.ts'
import { fieldPageFaults, fieldsGuide, documentedKinds } from './guides/fields.ts'
import { personalDataGuide } from './guides/personal-data.ts'
import { rulesGuide } from './guides/rules.ts'
import { languages, readLocales, type Language } from './locales.ts'
import { moduleDeclarations, pageModules, serverFilesOf, serverModules } from './modules.ts'
import { plan } from './plan.ts'
import { renamedTexts } from './renamed-texts.ts'
import { ejectedIn } from './ejected.ts'

/**
 * The files that the declarations produce, and the faults that prevent it. `generate` writes the files; `check`
 * compares them with the disk.
 */
export interface ExpectedFiles {
  readonly declarations: readonly Declaration[]
  readonly faults: readonly Fault[]
  /** Risks of the migration that no option allows; while there are any, nothing may be written. */
  readonly refused: readonly Risk[]
  /**
   * Every emitted file except openapi.json, which the server generates once these are in place. Empty if there are
   * faults.
   */
  readonly files: ReadonlyMap<string, string>
}

/** The emitted files that declarations import, and that are therefore written before these are read. */
export const filesForDeclarations = async (root: string): Promise<ReadonlyMap<string, string>> =>
  formatFiles(await moduleDeclarations(root), root)

/** Reads the declarations of a tree and computes everything generated from them. Writes nothing. */
export async function expectedFiles(root: string, options: MigrationOptions = noOptions): Promise<ExpectedFiles> {
  const { declarations, faults: readFaults, unreadable } = await readDeclarations(join(root, 'entities'))
  const entities = declarations.map(({ entity }) => entity)
  const kinds = documentedKinds(root)
  const faults = [...readFaults, ...checkEntities(entities, { hasIcon, unread: unreadable }), ...fieldPageFaults(kinds)]
  if (faults.some(({ warning }) => !warning)) return { declarations, faults, refused: [], files: new Map() }
  const draft = draftMigration(readSnapshot(root), entities, options)
  if (draft.faults.length > 0)
    return { declarations, faults: [...faults, ...draft.faults], refused: draft.refused, files: new Map() }
  const plannedFiles = new Map([
    ...plan(declarations, {
      readme: readFileSync(join(root, 'entities/README.md'), 'utf8'),
      ejectedPath: ejectedIn(root),
    }),
    ['server/generated/modules.ts', serverModules(await serverFilesOf(root, declarations))],
    ...(await pageModules(root)),
    ...renamedTexts(root, entities),
    ...languages.flatMap((language) => [
      [`locales/${language}/guides/fields.md`, fieldsGuide(kinds, language)] as const,
      [`locales/${language}/guides/rules.md`, rulesGuide(root, language)] as const,
      [personalDataPath(language), personalData(root, entities, language)] as const,
    ]),
  ])
  return {
    declarations,
    faults,
    refused: draft.refused,
    files: new Map([
      ...(await filesForDeclarations(root)),
      ...(await formatFiles(plannedFiles, root)),
      ...migrationFiles(root, draft),
    ]),
  }
}

const personalDataPath = (language: Language): string => `locales/${language}/guides/personal-data.md`

const personalData = (root: string, entities: readonly Entity[], language: Language): string =>
  personalDataGuide(
    readFileSync(join(root, personalDataPath(language)), 'utf8'),
    entities.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    readLocales(join(root, 'locales')).files,
    language,
  )

const { resolve } = createRequire(import.meta.url)

/** Whether the package of icons has one of this name. */
export function hasIcon(name: string): boolean {
  try {
    return /^[A-Za-z0-9]+$/.test(name) && resolve(`@mui/icons-material/${name}`) !== ''
  } catch {
    return false
  }
}
