import { statesOf, type Entity } from '../entity.ts'
import { listLayouts } from '../declaration/list-layouts.ts'
import { pictureFields } from '../derived/record-picture.ts'
import { siteFields } from '../site-fields.ts'
import type { SiteSlug } from '../../installation.ts'
import { fault, type Fault } from './fault.ts'

/** Checks that a list has what its layouts show, at each of its sites: pictures in a grid, states on a board. */
export function listLayoutFaults(entity: Entity): readonly Fault[] {
  const declared: readonly string[] = entity.listLayouts ?? []
  const at = `${entity.name}.listLayouts`
  const needless =
    declared.length > 0 && (!entity.list || entity.edit === 'single')
      ? [fault('E199', at, declared, 'Only a list of several records has layouts.')]
      : []
  return needless.concat(
    declared.flatMap((layout, place) => {
      const hint = declared.indexOf(layout) < place ? 'Name each layout once.' : missing(entity, layout)
      return hint ? [fault('E199', at, layout, hint)] : []
    }),
  )
}

/** What an entity lacks for a layout, if anything. */
function missing(entity: Entity, layout: string): string | undefined {
  const sites = Object.keys(entity.sites) as SiteSlug[]
  const states = statesOf(entity)
  if (layout === 'grid')
    return sites.every((site) => pictureFields(siteFields(entity, site)).length > 0)
      ? undefined
      : 'A grid shows pictures: add an image() or images() that every site has.'
  if (layout === 'board')
    return states && sites.every((site) => siteFields(entity, site).some(({ name }) => name === states.name))
      ? undefined
      : 'A board has a column for each of the states(), at every site.'
  return `Name some of: ${listLayouts.filter((each) => each !== 'table').join(', ')}. Every list has a table.`
}
