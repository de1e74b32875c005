import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'
import { sites, type SiteSlug } from '../../installation.ts'
import { fault, unknownFields, type Fault } from './fault.ts'
import { readBody, recordIssues } from '../input/body.ts'

/** Checks which sites have the entity, and their overrides. */
export const siteFaults = (entity: Entity): readonly Fault[] => {
  const siteNames = Object.keys(entity.sites)
  return [
    ...(siteNames.length === 0
      ? [fault('E120', entity.name, siteNames, 'No site has the entity; name one in `sites`.')]
      : []),
    ...siteNames
      .filter((site) => !(sites as readonly string[]).includes(site))
      .map((site) => fault('E121', `${entity.name}.sites`, site, `Name a site: ${sites.join(', ')}.`)),
    ...(entity.parent
      ? siteNames
          .filter((site) => !entity.parent!.sites[site as SiteSlug])
          .map((site) =>
            fault('E122', `${entity.name}.parent`, site, `The site has no ${entity.parent!.name} to belong to.`),
          )
      : []),
    ...(Object.entries(entity.sites) as [SiteSlug, NonNullable<Entity['sites'][SiteSlug]>][]).flatMap(
      ([site, { fields = [], without = [], options = {} }]) => [
        ...unknownFields('E123', entity, `sites.${site}.fields`, fields),
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
        ...Object.entries(options).flatMap(([name, offeredOptions]) =>
          optionFaults(entity, site, name, offeredOptions ?? []),
        ),
      ],
    ),
  ]
}

function optionFaults(
  entity: Entity,
  site: SiteSlug,
  name: string,
  offeredOptions: readonly string[],
): readonly Fault[] {
  const field = entity.fields[name]
  if (!field) return unknownFields('E123', entity, `sites.${site}.options`, [name])
  const hint = field.options ? `Offer some of: ${field.options.join(', ')}.` : 'The field has no options to offer.'
  return offeredOptions
    .filter((option) => !field.options?.includes(option))
    .map((option) => fault('E126', `${entity.name}.sites.${site}.options.${name}`, option, hint))
}

/** Checks that the records a new tenant starts with could be created in a form. */
export const starterFaults = (entity: Entity): readonly Fault[] =>
  (entity.starters ?? []).flatMap((values, index) => {
    const at = `${entity.name}.starters.${index}`
    if (!entity.create || entity.parent)
      return [fault('E198', at, entity.name, 'Only what has a `create` screen and no parent starts with records.')]
    const issues = (Object.keys(entity.sites) as SiteSlug[]).flatMap((site) => {
      const read = readBody(entity, site, 'create', values)
      return read.issues ?? recordIssues(entity, read.values)
    })
    return issues.map(({ path, rule }) =>
      fault('E198', `${at}.${path.join('.')}`, rule, 'The record breaks this rule of its own entity.'),
    )
  })
