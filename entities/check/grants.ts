import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'
import { sites, type SiteSlug } from '../sites.ts'
import { fault, noFields, type Fault } from './fault.ts'

/** Which sites have the entity, and what they have otherwise. */
export const grantFaults = (entity: Entity): readonly Fault[] => {
  const named = Object.keys(entity.sites)
  return [
    ...(named.length === 0 ? [fault('E120', entity.name, named, 'No site has the entity; name one in `sites`.')] : []),
    ...named
      .filter((site) => !(sites as readonly string[]).includes(site))
      .map((site) => fault('E121', `${entity.name}.sites`, site, `Name a site: ${sites.join(', ')}.`)),
    ...(entity.within
      ? named
          .filter((site) => !entity.within!.sites[site as SiteSlug])
          .map((site) =>
            fault('E122', `${entity.name}.within`, site, `The site has no ${entity.within!.name} to stand within.`),
          )
      : []),
    ...(Object.entries(entity.sites) as [SiteSlug, NonNullable<Entity['sites'][SiteSlug]>][]).flatMap(
      ([site, { fields = [], without = [], options = {} }]) => [
        ...noFields('E123', entity, `sites.${site}.fields`, fields),
        ...without
          .filter((screen) => entity[screen] === undefined)
          .map((screen) =>
            fault(
              'E124',
              `${entity.name}.sites.${site}.without`,
              screen,
              'The entity has no such screen to do without.',
            ),
          ),
        ...(without.length > 0 && screensOf(entity, site).length === 0
          ? [fault('E125', `${entity.name}.sites.${site}`, without, 'No screen is left; take the site out of `sites`.')]
          : []),
        ...Object.entries(options).flatMap(([name, offered]) => optionFaults(entity, site, name, offered ?? [])),
      ],
    ),
  ]
}

function optionFaults(entity: Entity, site: SiteSlug, name: string, offered: readonly string[]): readonly Fault[] {
  const field = entity.fields[name]
  if (!field) return noFields('E123', entity, `sites.${site}.options`, [name])
  const hint = field.options ? `Offer some of: ${field.options.join(', ')}.` : 'The field has no options to offer.'
  return offered
    .filter((option) => !field.options?.includes(option))
    .map((option) => fault('E126', `${entity.name}.sites.${site}.options.${name}`, option, hint))
}
