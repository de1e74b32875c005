import { titleOf, type Entity } from '../entities/language/entity.ts'
import { headingParts } from '../entities/language/derived/heading.ts'
import { screensOf } from '../entities/language/screens.ts'
import type { SiteSlug } from '../entities/installation.ts'
import { byName, type Declaration } from './declarations.ts'
import { header } from './names.ts'
import { modulesOf, type EjectedPath } from './screens.ts'

/** src/generated/screens.ts: what the menu, links and lists know of every entity, and where its code is. */
export function screenMap(declarations: readonly Declaration[], ejectedPath: EjectedPath): string {
  const sorted = byName(declarations)
  const icons = [...new Set(sorted.map(({ entity }) => entity.menu.icon))].sort()
  return [
    header('the declarations in entities/'),
    ...icons.map((icon) => `import ${icon} from '@mui/icons-material/${icon}'`),
    "import type { ScreenMap } from '../kernel/context/screen-map.ts'",
    '',
    'export const screens = {',
    ...sorted.flatMap((declaration) => entry(declaration, ejectedPath)),
    '} satisfies ScreenMap',
  ].join('\n')
}

const entry = (declaration: Declaration, ejectedPath: EjectedPath): readonly string[] => {
  const { entity } = declaration
  const own = modulesOf(entity).flatMap((module) => {
    const path = ejectedPath(declaration, module)
    return path ? [`${module}: () => import('../${path}')`] : []
  })
  return [
    `'${entity.name}': {`,
    `title: '${titleOf(entity)}',`,
    ...namesOf(entity),
    `group: '${entity.menu.group}',`,
    `icon: ${entity.menu.icon},`,
    `sites: {${(Object.keys(entity.sites) as SiteSlug[]).map((site) => `'${site}': ${JSON.stringify(screensOf(entity, site))}`).join(', ')}},`,
    ...(entity.parent ? [`parent: '${entity.parent.name}',`] : []),
    ...(entity.edit === 'single' ? ['single: true,'] : []),
    ...(entity.calendar ? ['calendar: true,'] : []),
    ...(entity.listLayouts ? ['layouts: true,'] : []),
    `load: () => import('./${entity.name}.ts'),`,
    ...(own.length > 0 ? [`own: { ${own.join(', ')} },`] : []),
    '},',
  ]
}

/** The texts among the parts of the heading: what other records call it by. */
function namesOf(entity: Entity): readonly string[] {
  const names = headingParts(entity)
    .filter(({ field, of }) => of === undefined && entity.fields[field]!.kind === 'text')
    .map(({ field }) => field)
  return names.length > 0 ? [`names: ${JSON.stringify(names)},`] : []
}
