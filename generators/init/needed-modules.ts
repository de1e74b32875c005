import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A module that others need, and one of those. */
export interface NeededModule {
  readonly name: string
  readonly by: string
}

/** The modules that others import from and therefore need: of those that were asked for, and of these again. */
export function neededModules(root: string, modules: readonly string[], asked: readonly string[]): NeededModule[] {
  const needed: NeededModule[] = []
  const importing = [...asked]
  for (const by of importing)
    for (const name of modules)
      if (!importing.includes(name) && importsFrom(root, by, name)) {
        needed.push({ name, by })
        importing.push(name)
      }
  return needed
}

const rooms = ['entities', 'server/modules', 'src/modules']

const importsFrom = (root: string, module: string, other: string): boolean =>
  globSync(`{${rooms.join(',')}}/${module}/**/*.{ts,tsx}`, { cwd: root }).some((file) =>
    importsOf(root, file).some((path) => rooms.some((room) => path.startsWith(`${room}/${other}/`))),
  )

/** The files that a file imports, as paths from the root. */
export const importsOf = (root: string, file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, specifier]) =>
    join(dirname(file), specifier!),
  )
