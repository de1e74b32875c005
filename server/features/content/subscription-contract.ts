import type { Entity } from '../../../entities/language/entity.ts'
import { componentNames, sitesWith } from '../../kernel/crud/contract/components.ts'
import { errorResponses } from '../../base/errors/error-responses.ts'
import { allOf } from '../../base/locale/english.ts'
import { contentLanguages } from '../../kernel/crud/views.ts'
import { notModified } from '../../kernel/crud/contract/shared-schemas.ts'
import { tenantParameters, validators } from './contract.ts'

const forms: Readonly<Record<string, { readonly name: string; readonly what: string; readonly description: string }>> =
  {
    'feed.atom': {
      name: 'Atom',
      what: 'an Atom feed',
      description: 'The newest 20, or as many as one answer holds (RFC 4287).',
    },
    'feed.rss': {
      name: 'Rss',
      what: 'an RSS feed',
      description: 'The newest 20, or as many as one answer holds (RSS 2.0).',
    },
    'calendar.ics': {
      name: 'Calendar',
      what: 'a calendar',
      description:
        'What ended within three months and what is to come, at most 1,000 records from the earliest on (RFC 5545, in the zone of the tenant). Those with several sessions stand there once for each; a cancelled one stays, with `STATUS:CANCELLED`, and one that is postponed has `STATUS:TENTATIVE`. Whole days have no hours; one that ends at midnight ends the day before.',
    },
    'opening.ics': {
      name: 'OpeningDays',
      what: 'a calendar of when it is open',
      description:
        'The days of the next three months (RFC 5545, in the zone of the tenant): its hours on each, past midnight where they go on, and whole days on which it is closed. Nobody is busy because of them.',
    },
  }

const recordLink = {
  type: 'string',
  description:
    'Where the page of a record is on the tenant’s own site, with `{slug}` or `{id}` in the place of its own, such as `https://www.example.jp/news/{slug}`.',
}
const pageLink = {
  type: 'string',
  description: 'The page of the tenant’s own site that says when it is open.',
}

/** The contract of a feed or a calendar of an entity. */
export function subscriptionContract(entity: Entity, file: string, type: string) {
  const { name, what, description } = forms[file]!
  return {
    operationId: `readPublic${componentNames(entity).record}${name}`,
    summary: `Get the published ${allOf(entity.name)} of a tenant as ${what}`,
    description,
    tags: [entity.name],
    'x-sites': sitesWith(entity),
    params: tenantParameters,
    querystring: {
      type: 'object',
      properties: {
        lang: { type: 'string', enum: contentLanguages, default: 'ja', description: 'The language of its texts.' },
        link: file === 'opening.ics' ? pageLink : recordLink,
      },
    },
    response: {
      200: { description: 'The document.', headers: validators, content: { [type]: { schema: { type: 'string' } } } },
      ...notModified,
      ...errorResponses(400, 404, 503),
    },
  }
}
