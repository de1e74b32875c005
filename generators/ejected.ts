import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../entities/language/entity.ts'
import type { Fault } from '../entities/language/check/check-entities.ts'
import { modulesOf, type ScreenModule, type IsEjected } from './screens.ts'

const folder = 'src/screens'

/** A screen is ejected if its file exists in src/screens/. */
export const ejectedIn =
  (root: string): IsEjected =>
  (entity, module) =>
    existsSync(join(root, folder, entity, `${module}.tsx`))

/**
 * Warnings about ejected screens that do not mention a declared field, or belong to no entity. Both may be intentional.
 */
export const ejectedScreenFaults = (root: string, entities: readonly Entity[]): readonly Fault[] =>
  globSync(`${folder}/*/*.tsx`, { cwd: root })
    .sort()
    .flatMap((path): readonly Fault[] => {
      const [name, module] = path.slice(folder.length + 1, -'.tsx'.length).split('/') as [string, ScreenModule]
      const entity = entities.find((each) => each.name === name)
      if (!entity) return [warningFault('W301', path, name, 'No entity has this name, so nothing opens the screen.')]
      if (!modulesOf(entity).includes(module)) return []
      return unmentionedFields(entity, module, readFileSync(join(root, path), 'utf8')).map((field) =>
        warningFault('W302', path, field, 'The declaration has this field, and the screen does not mention it.'),
      )
    })

/** A form that imports the generated inputs mentions every field through them. */
function unmentionedFields(entity: Entity, module: ScreenModule, text: string): readonly string[] {
  const fields = module === 'list' ? (entity.list ?? []) : Object.keys(entity.fields)
  return /import .*\/inputs\.tsx'/.test(text)
    ? []
    : fields.filter((field) => !text.includes(`'${field}'`) && !text.includes(`"${field}"`))
}

const warningFault = (code: string, at: string, value: string, hint: string): Fault => ({
  code,
  at,
  value,
  hint,
  warning: true,
})
