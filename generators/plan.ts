import type { Declaration } from './declarations.ts'
import { matrix } from './matrix.ts'
import { entityNames, registry } from './registry.ts'
import { entityRoutes, routeIndex } from './routes.ts'
import { screenMap } from './screen-map.ts'
import { modulesOf, screenModule, type TakenOver } from './screens.ts'
import { tables } from './tables.ts'

/** What the plan must know beside the declarations. */
export interface Surroundings {
  /** entities/README.md as it stands: only its table of sites is ours. */
  readonly readme: string
  readonly takenOver: TakenOver
}

/** Folders that hold nothing but emitted files: what is not in the plan has no business there. */
export const ownedFolders = ['server/generated', 'src/generated'] as const

/** Every emitted file by its path, before formatting. Pure: the same declarations give the same text. */
export function plan(
  declarations: readonly Declaration[],
  { readme, takenOver }: Surroundings,
): ReadonlyMap<string, string> {
  return new Map([
    ['entities/index.ts', registry(declarations)],
    ['entities/entity-names.ts', entityNames(declarations)],
    ['entities/README.md', matrix(readme, declarations)],
    ['server/generated/tables.ts', tables(declarations)],
    ['server/generated/index.ts', routeIndex(declarations)],
    ['src/generated/screens.ts', screenMap(declarations, takenOver)],
    ...declarations.map(
      (declaration) => [`server/generated/${declaration.entity.name}.ts`, entityRoutes(declaration)] as const,
    ),
    ...declarations.flatMap((declaration) => {
      const { name } = declaration.entity
      return modulesOf(declaration.entity)
        .filter((module) => !takenOver(name, module))
        .map((module) => [`src/generated/${name}/${module}.tsx`, screenModule(declaration, module, takenOver)] as const)
    }),
  ])
}
