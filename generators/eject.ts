import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byName, readDeclarations } from './declarations.ts'
import { formatFiles } from './format.ts'
import { modulesOf, ownScreen, type ScreenModule } from './screens.ts'
import { ownScreenPath } from './ejected.ts'
import { writeAtomically } from './differences.ts'

/**
 * Writes a screen into src/screens/, or its module, where it can be edited by hand. As long as that file exists, it
 * takes the place of the usual one. Returns the exit code.
 */
export async function eject(root: string, name: string | undefined, module: string | undefined): Promise<number> {
  const { declarations } = await readDeclarations(join(root, 'entities'))
  const declaration = declarations.find(({ entity }) => entity.name === name)
  if (!declaration)
    return refuse(
      `Name an entity: ${byName(declarations)
        .map(({ entity }) => entity.name)
        .join(', ')}. For example: npm run eject news edit`,
    )
  const modules = modulesOf(declaration.entity)
  if (!modules.includes(module as ScreenModule))
    return refuse(`${name} has: ${modules.join(', ')}. For example: npm run eject ${name} ${modules[0]}`)
  const path = `src/${ownScreenPath(declaration, module as ScreenModule)}`
  if (existsSync(join(root, path))) return refuse(`${path} is yours already. Delete it to go back to the usual one.`)
  const text = ownScreen(declaration, module as ScreenModule).replaceAll(
    "'../../",
    `'${relative(dirname(path), 'src')}/`,
  )
  const files = await formatFiles(new Map([[path, text]]), root)
  writeAtomically(join(root, path), files.get(path)!)
  console.log(`${path} is yours now. Delete it to go back to the usual one.`)
  return 0
}

function refuse(reason: string): number {
  console.log(reason)
  return 1
}
