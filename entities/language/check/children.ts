import type { SiteSlug } from '../../installation.ts'
import { standsInForm } from '../derived/children.ts'
import type { Entity } from '../entity.ts'
import { screensOf } from '../screens.ts'
import { fault, type Fault } from './fault.ts'
import { isReservedFieldName } from './names.ts'

/** What a child cannot have, each with the reason and what to declare instead. */
const unsupported = {
  public:
    'The public would read it without the record it stands within: make it a `lines()` field of that, or an entity of its own with a `reference()`.',
  versions:
    'The versions of a document are its whole list, and a child has a list within each parent: take the `parent` out.',
  calendar:
    'A calendar shows the days of all records, and a child has a list within each parent: take the `parent` out.',
  charts: 'Charts stand on the tenant’s first page, which leads to no list of a child: declare them of the parent.',
  attention: 'The board leads to lists, and that of a child stands within a record: declare it of the parent.',
  daily: 'The tenant’s first page switches records that have a list of their own: take the `parent` out.',
  announces:
    'What somebody sends stands within no record yet: take the `parent` out, and point at it with a `reference()`.',
  intake:
    'What a site hands in stands within no record yet: take the `parent` out, and point at it with a `reference()`.',
  emails: 'Emails are written to the customer of a record with a page of its own: declare them of the parent.',
  matchings: 'The rows of a file match records of a whole list, and a child has a list within each parent.',
  cascades: 'A child goes to the trash with its parent, and otherwise moves alone.',
} as const satisfies Partial<Record<keyof Entity, string>>

/** Checks an entity whose records stand within those of another: what it may have, and how people come to it. */
export function childFaults(entity: Entity): readonly Fault[] {
  const { parent, name } = entity
  if (!parent) return []
  const at = `${name}.parent`
  return [
    ...(Object.keys(unsupported) as (keyof typeof unsupported)[])
      .filter((key) => entity[key] !== undefined)
      .map((key) => fault('E209', `${name}.${key}`, key, unsupported[key])),
    ...(parent.parent
      ? [
          fault(
            'E211',
            at,
            parent.name,
            `What stands within a parent has nothing within itself: name the ${parent.parent.name} instead.`,
          ),
        ]
      : []),
    ...reachFaults(entity, parent),
    ...(entity.list ? [] : [fault('E231', name, 'no list', 'Children are read within their parent: give it `list`.')]),
    ...(standsInForm(entity) && (isReservedFieldName(name) || parent.fields[name])
      ? [
          fault(
            'E232',
            at,
            name,
            `In the form and the API, children stand under the name of their entity: rename it, or the field of the ${parent.name}.`,
          ),
        ]
      : []),
  ]
}

/** The row of the parent in its list leads to its children. */
function reachFaults({ name, sites }: Entity, parent: Entity): readonly Fault[] {
  const at = `${name}.parent`
  if (parent.edit === 'single' || parent.viewOf !== undefined)
    return [
      fault(
        'E230',
        at,
        parent.name,
        'Children stand within the records of a list that the tenant keeps: name another.',
      ),
    ]
  return (Object.keys(sites) as SiteSlug[])
    .filter((site) => parent.sites[site] && !screensOf(parent, site).includes('list'))
    .map((site) =>
      fault(
        'E230',
        at,
        `${parent.name} at ${site}`,
        'Nothing would lead to the children: give the parent a `list` there.',
      ),
    )
}

/** Checks the records that move with others: a child moves with its parent alone. */
export const movedChildFaults = (entity: Entity): readonly Fault[] =>
  Object.entries(entity.cascades ?? {}).flatMap(([state, cascades]) =>
    cascades
      .filter((each) => each.entity.parent)
      .map((each) =>
        fault('E209', `${entity.name}.cascades.${state}`, each.entity.name, 'Name what stands within no other record.'),
      ),
  )
