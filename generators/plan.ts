import type { Declaration } from './declarations.ts'
import { siteTable } from './site-table.ts'
import { entityNames, registry } from './registry.ts'
import { entityRoutes, routeIndex } from './routes.ts'
import { screenMap } from './screen-map.ts'
import { modulesOf, screenModule, type IsEjected } from './screens.ts'
import { tables } from './tables.ts'

/** What the plan must know beside the declarations. */
export interface PlanContext {
  /** entities/README.md as it stands: only its table of sites is ours. */
  readonly readme: string
  readonly isEjected: IsEjected
}

/** Folders that hold nothing but emitted files: what is not in the plan has no business there. */
export const ownedFolders = ['server/generated', 'src/generated'] as const

/** Every emitted file by its path, before formatting. Pure: the same declarations give the same text. */
export function plan(
  declarations: readonly Declaration[],
  { readme, isEjected }: PlanContext,
): ReadonlyMap<string, string> {
  return new Map([
    ['entities/index.ts', registry(declarations)],
    ['entities/language/entity-names.ts', entityNames(declarations)],
    ['entities/README.md', siteTable(readme, declarations)],
    ['server/generated/tables.ts', tables(declarations)],
    ['server/generated/index.ts', routeIndex(declarations)],
    ['src/generated/screens.ts', screenMap(declarations, isEjected)],
    ...declarations.map(
      (declaration) => [`server/generated/${declaration.entity.name}.ts`, entityRoutes(declaration)] as const,
    ),
    ...declarations.flatMap((declaration) => {
      const { name } = declaration.entity
      return modulesOf(declaration.entity)
        .filter((module) => !isEjected(name, module))
        .map((module) => [`src/generated/${name}/${module}.tsx`, screenModule(declaration, module, isEjected)] as const)
    }),
  ])
}
