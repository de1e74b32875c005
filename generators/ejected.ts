import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Entity } from '../entities/language/entity.ts'
import type { Fault } from '../entities/language/check/check-entities.ts'
import { kernelFolder, type Declaration } from './declarations.ts'
import { modulesOf, type EjectedPath, type ScreenModule } from './screens.ts'

/** Where an ejected screen stands within src/: in the folder of its module, or in screens/. */
export function ownScreenPath({ entity, file }: Declaration, module: ScreenModule): string {
  const folder = dirname(file)
  const room = folder === '.' || folder === kernelFolder ? 'screens' : `modules/${folder}`
  return `${room}/${entity.name}/${module}.tsx`
}

/** A screen is ejected if its file exists. */
export const ejectedIn =
  (root: string): EjectedPath =>
  (declaration, module) => {
    const path = ownScreenPath(declaration, module)
    return existsSync(join(root, 'src', path)) ? path : undefined
  }

/**
 * Warnings about ejected screens that do not mention a declared field, or belong to no entity. Both may be intentional.
 */
export const ejectedScreenFaults = (root: string, entities: readonly Entity[]): readonly Fault[] =>
  globSync('src/{screens,modules/*}/*/{list,create,edit,preview,inputs}.tsx', { cwd: root })
    .sort()
    .flatMap((path): readonly Fault[] => {
      const name = basename(dirname(path))
      const module = basename(path, '.tsx') as ScreenModule
      const entity = entities.find((each) => each.name === name)
      if (!entity) return [warningFault('W301', path, name, 'No entity has this name, so nothing opens the screen.')]
      if (!modulesOf(entity).includes(module)) return []
      return unmentionedFields(entity, module, readFileSync(join(root, path), 'utf8')).map((field) =>
        warningFault('W302', path, field, 'The declaration has this field, and the screen does not mention it.'),
      )
    })

/** A preview or form that lists no fields shows all that are declared. */
function unmentionedFields(entity: Entity, module: ScreenModule, text: string): readonly string[] {
  const fields = module === 'list' ? (entity.list ?? []) : Object.keys(entity.fields)
  return module !== 'list' && !/\b(fields=\{\[|sections[=:])/.test(text)
    ? []
    : fields.filter((field) => !new RegExp(`['"]${field}['"]|\\b${field}:`).test(text))
}

const warningFault = (code: string, at: string, value: string, hint: string): Fault => ({
  code,
  at,
  value,
  hint,
  warning: true,
})
