import { titleOf, type Entity } from '../entities/entity.ts'
import { screensOf } from '../entities/screens.ts'
import type { SiteSlug } from '../entities/sites.ts'
import { byName, type Declaration } from './declarations.ts'
import { header } from './names.ts'
import type { TakenOver } from './screens.ts'

/** src/generated/screens.ts: where every screen is found, without loading any of them. */
export function screenMap(declarations: readonly Declaration[], takenOver: TakenOver): string {
  const sorted = byName(declarations)
  const icons = [...new Set(sorted.map(({ entity }) => entity.menu.icon))].sort()
  return [
    header('the declarations in entities/'),
    ...icons.map((icon) => `import ${icon} from '@mui/icons-material/${icon}'`),
    "import type { ScreenMap } from '../captain/screen-map.ts'",
    '',
    'export const screens = {',
    ...sorted.flatMap(({ entity }) => entry(entity, takenOver)),
    '} satisfies ScreenMap',
  ].join('\n')
}

const entry = (entity: Entity, takenOver: TakenOver): readonly string[] => [
  `'${entity.name}': {`,
  `title: '${titleOf(entity)}',`,
  `group: '${entity.menu.group}',`,
  `icon: ${entity.menu.icon},`,
  `sites: {${(Object.keys(entity.sites) as SiteSlug[]).map((site) => `'${site}': ${JSON.stringify(screensOf(entity, site))}`).join(', ')}},`,
  ...(entity.within ? [`within: '${entity.within.name}',`] : []),
  ...(entity.edit === 'single' ? ['single: true,'] : []),
  ...(entity.calendar ? ['calendar: true,'] : []),
  'screens: {',
  ...screensOf(entity).map((screen) => {
    const folder = takenOver(entity.name, screen) ? '../screens' : '.'
    return `${screen}: () => import('${folder}/${entity.name}/${screen}.tsx'),`
  }),
  '},',
  '},',
]
