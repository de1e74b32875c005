import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { byName, readDeclarations, type Declaration } from './declarations.ts'
import { formatFiles } from './format.ts'
import { modulesOf, screenModule, type ScreenModule } from './screens.ts'
import { ejectedIn, ownScreenPath } from './ejected.ts'
import { writeAtomically } from './differences.ts'

/**
 * Moves a generated screen to src/screens/, or to its module, where it can be edited by hand. The existence of that file switches the
 * generated one off; deleting it switches back. Returns the exit code.
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
  if (existsSync(join(root, path)))
    return refuse(`${path} is yours already. Delete it to go back to the generated one.`)
  const text = screenModule(declaration, module as ScreenModule, ejectedIn(root))
  const files = await formatFiles(new Map([[path, ownText(text, path, declaration)]]), root)
  writeAtomically(join(root, path), files.get(path)!)
  console.log(`${path} is yours now. Delete it to go back to the generated one.`)
  return 0
}

/** The generated text without its header, and with its imports as seen from its new place. */
function ownText(text: string, path: string, declaration: Declaration): string {
  const { name } = declaration.entity
  return text
    .replace(/^\/\/ .*\n/, '')
    .replace("'./inputs.tsx'", `'../../generated/${name}/inputs.tsx'`)
    .replace(`'../../${ownScreenPath(declaration, 'inputs')}'`, "'./inputs.tsx'")
    .replaceAll("'../../", `'${relative(dirname(path), 'src')}/`)
}

function refuse(reason: string): number {
  console.log(reason)
  return 1
}
