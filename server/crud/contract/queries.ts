import { alertFilter } from '../../../entities/alerts.ts'
import { firstDay, lastDay } from '../../../entities/calendar.ts'
import type { Entity } from '../../../entities/entity.ts'
import type { SiteSlug } from '../../../entities/sites.ts'
import { suffixes } from '../../../entities/list-operators.ts'
import { comparables, sortables, type Comparable } from '../list/filters.ts'
import { sitesWith } from './components.ts'
import type { JsonSchema } from './field.ts'

/** A parameter that is JSON in the query. */
export const json = (description: string, ...examples: readonly string[]): JsonSchema => ({
  type: 'string',
  description,
  examples,
})
/** The part of a list that is wanted. */
export const range = json('The first and last place wanted, from 0, as JSON; at most 1000 records.', '[0,24]')

/** What a list may be asked for. */
export const listQuery = (entity: Entity): JsonSchema => ({
  sort: json(
    `A field and ASC or DESC, as JSON. Fields: ${sortWords(entity)}. Empty values come last; ties are in the order of ids.`,
    JSON.stringify(entity.sort ?? ['id', 'ASC']),
  ),
  range,
  filter: json(`Conditions that must all hold, as JSON. ${filterWords(entity)}`, '{}'),
  include: json('Heavy fields wanted as well, as JSON.', '[]'),
})

/** What may be sorted by, over all sites. */
const sortWords = (entity: Entity): string =>
  [...new Set(sitesWith(entity).flatMap((site: SiteSlug) => sortables(entity, site)))].join(', ')

/** The operators that conditions may have, in words; `now` is told where there is something to ask for. */
export function suffixWords(known: readonly Comparable[]): string {
  const used = suffixes.filter((each) => each !== 'now' && known.some(({ operators }) => operators.includes(each)))
  const names = used.map((each) => `_${each}`)
  return `with ${[names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ')} at the end where they make sense`
}

/** What may be filtered by, over all sites, in words. */
function filterWords(entity: Entity): string {
  const known = new Map(
    sitesWith(entity).flatMap((site: SiteSlug) => comparables(entity, site).map((each) => [each.name, each] as const)),
  )
  const meanings = [...known.values()].filter((each) => each.meanings)
  return [
    `Names: ${[...known.keys()].join(', ')}; ${suffixWords([...known.values()])}. Dates are from ${firstDay} to ${lastDay}.`,
    Object.values(entity.fields).some(({ kind }) => kind === 'time') && 'Times of day are from 00:00 to 29:59.',
    ...meanings.map(
      ({ name, meanings }) =>
        `\`${name}_now\` takes an array of what the state means at this moment: ${meanings!.join(', ')}.`,
    ),
    entity.alerts &&
      `\`${alertFilter}\` takes what wants attention, one or an array: ${Object.keys(entity.alerts).join(', ')}.`,
    entity.search && `\`q\` searches ${entity.search.join(', ')}.`,
    '`"trashed": true` lists the trash.',
  ]
    .filter(Boolean)
    .join(' ')
}
