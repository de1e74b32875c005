import { startsAsDraft } from '../../../../entities/language/entity.ts'
import { alertNames } from '../../../../entities/language/derived/alert-field.ts'
import { alertFilterName } from '../../../../entities/language/declaration/alerts.ts'
import { assignedFilterName, nobodyValue } from '../../../../entities/language/derived/assignee.ts'
import { firstDay, lastDay } from '../../../../entities/language/dates/plain-date.ts'
import { maxOlderThan, olderThan, relativeDays } from '../../../../entities/language/dates/relative-days.ts'
import type { Entity } from '../../../../entities/language/entity.ts'
import { draftFilterName } from '../../../../entities/language/derived/draft-fields.ts'
import { groupingField } from '../../../../entities/language/derived/list-order.ts'
import { hasMainPicture, mainPictureName } from '../../../../entities/language/derived/record-picture.ts'
import type { SiteSlug } from '../../../../entities/installation.ts'
import { ownAccount, suffixes } from '../../../../entities/language/derived/list-operators.ts'
import { comparables, sortables } from '../list/filters.ts'
import { sitesWith } from './components.ts'
import type { JsonSchema } from '../../../../entities/language/derived/value-schema.ts'

/** A query parameter whose value is JSON. */
export const jsonParameter = (description: string, ...examples: readonly string[]): JsonSchema => ({
  type: 'string',
  description,
  examples,
})
export const rangeParameter = jsonParameter(
  'The first and last place wanted, from 0, as JSON; at most 1000 records.',
  '[0,24]',
)

export const listParameters = (entity: Entity): JsonSchema => ({
  sort: jsonParameter(
    `A field and ASC or DESC, as JSON. Fields: ${sortDescription(entity)}. Empty values come last${startsAsDraft(entity) ? ', but drafts without a date first where the newest date comes first' : ''}; ties are in the order of ids.${groupDescription(entity)}`,
    JSON.stringify(entity.sort ?? ['id', 'ASC']),
  ),
  range: rangeParameter,
  filter: jsonParameter(`Conditions that must all hold, as JSON. ${filterDescription(entity)}`, '{}'),
  include: jsonParameter(
    hasMainPicture(Object.values(entity.fields))
      ? `Heavy fields wanted as well, as JSON; \`${mainPictureName}\` for the main picture alone.`
      : 'Heavy fields wanted as well, as JSON.',
    '[]',
  ),
})

/** The sortable fields, over all sites. */
const sortDescription = (entity: Entity): string =>
  [...new Set(sitesWith(entity).flatMap((site: SiteSlug) => sortables(entity, site)))].join(', ')

/** What the order of lists that stand in groups means. */
function groupDescription(entity: Entity): string {
  const grouping = groupingField(entity)
  return grouping
    ? ` By \`${grouping.name}\`, records follow the order of its ${grouping.to ? 'records' : 'options'}, and within one \`${entity.reorder}\`.`
    : ''
}

const comparisons = suffixes.filter((each) => each !== 'now' && each !== 'within').map((each) => `\`_${each}\``)

/** What the filters of lists have in common, for documents. */
export const filterWords = `A \`filter\` names fields and the value that each must have. A name may end in ${comparisons.slice(0, -1).join(', ')} or ${comparisons.at(-1)!},
where that makes sense. Dates are from ${firstDay} to ${lastDay}, times of day from 00:00 to 29:59. \`q\` searches texts.`

/** What else the filters of members and keys take, for documents. */
export const memberFilterWords = `For members and keys, days and times with \`_within\` take days as seen from today in the tenant's zone:
${relativeDays.join(', ')}, or ${olderThan(3)} (from 1 to ${maxOlderThan}).
Weeks begin on Monday; the next and last days include today. Accounts, \`createdBy\` and \`updatedBy\` take \`${ownAccount}\` for the caller's own. \`${assignedFilterName}\`
takes the id of an account, one or an array, \`${ownAccount}\` for the caller, or \`${nobodyValue}\` for records that are assigned to nobody, or to
an account that is no longer a member of the tenant. \`"${draftFilterName}": true\` lists what has a draft. \`"trashed": true\` lists the trash.`

/** Describes the filters, over all sites. */
function filterDescription(entity: Entity): string {
  const known = new Map(
    sitesWith(entity).flatMap((site: SiteSlug) => comparables(entity, site).map((each) => [each.name, each] as const)),
  )
  const alerts = new Set(sitesWith(entity).flatMap((site: SiteSlug) => alertNames(entity, site)))
  const meanings = [...known.values()].filter((each) => each.meanings)
  return [
    `Names: ${[...known.keys()].join(', ')}.`,
    ...meanings.map(
      ({ name, meanings }) =>
        `\`${name}_now\` takes an array of what the state means at this moment: ${meanings!.join(', ')}.`,
    ),
    alerts.size > 0 && `\`${alertFilterName}\` takes what wants attention, one or an array: ${[...alerts].join(', ')}.`,
    entity.search && `\`q\` searches ${entity.search.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
