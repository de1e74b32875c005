import type { Declaration } from './declarations.ts'
import { clientFolder, clientSites } from './client-sites.ts'
import { siteTable, entityNames, registry } from './registry.ts'
import { entityRoutes, routeIndex } from './routes.ts'
import { screenMap } from './screen-map.ts'
import { screenModule, type EjectedPath } from './screens.ts'
import { tables } from './tables.ts'

/** What planning needs besides the declarations. */
export interface PlanContext {
  /** The current entities/README.md, of which only the table of sites is generated. */
  readonly readme: string
  readonly ejectedPath: EjectedPath
}

/** Folders that contain only emitted files: a file that is not in the plan is deleted. */
export const ownedFolders = ['server/generated', 'src/generated', clientFolder] as const

/** Every emitted file by path, before formatting. A pure function: the same declarations give the same text. */
export function plan(
  declarations: readonly Declaration[],
  { readme, ejectedPath }: PlanContext,
): ReadonlyMap<string, string> {
  return new Map([
    ['entities/index.ts', registry(declarations)],
    ['entities/language/entity-names.ts', entityNames(declarations)],
    ['entities/README.md', siteTable(readme, declarations)],
    ['server/generated/tables.ts', tables(declarations)],
    ['server/generated/index.ts', routeIndex(declarations)],
    ['src/generated/screens.ts', screenMap(declarations, ejectedPath)],
    ...clientSites(declarations),
    ...declarations.map(
      (declaration) => [`server/generated/${declaration.entity.name}.ts`, entityRoutes(declaration)] as const,
    ),
    ...declarations.map(
      (declaration) => [`src/generated/${declaration.entity.name}.ts`, screenModule(declaration)] as const,
    ),
  ])
}
