import { accounts } from './features/accounts/index.ts'
import { administration } from './operations/administration/index.ts'
import { ai } from './features/ai/index.ts'
import { apiKeys } from './features/api-keys/index.ts'
import { baseTables, declareTables } from './base/db/declared-tables.ts'
import { assignments } from './features/assignments/index.ts'
import { backup } from './operations/backup/index.ts'
import { changes } from './features/changes/index.ts'
import { changeSets } from './features/change-sets/index.ts'
import { comments } from './features/comments/index.ts'
import { content } from './features/content/index.ts'
import { dashboard } from './features/dashboard/index.ts'
import { entityHooks, modules } from './generated/modules.ts'
import { drafts } from './features/drafts/index.ts'
import { exports } from './features/exports/index.ts'
import type { Feature } from './features/feature.ts'
import { guides } from './features/guides/index.ts'
import { namesPlanned } from './features/imports/import-files.ts'
import { imports } from './features/imports/index.ts'
import { kernelTables } from './kernel/tables.ts'
import { links } from './features/links/index.ts'
import { matchings } from './features/matchings/index.ts'
import { notifications } from './features/notifications/index.ts'
import { openapi } from './features/openapi/index.ts'
import { postalCodes } from './features/postal-codes/index.ts'
import { presence } from './features/presence/index.ts'
import { plans } from './features/plans/index.ts'
import { previews } from './features/previews/index.ts'
import { publishingCalendar } from './features/publishing-calendar/index.ts'
import { redirects } from './features/redirects/index.ts'
import { registerBehaviour } from './kernel/records/participants.ts'
import { translations } from './features/translations/index.ts'
import { search } from './features/search/index.ts'
import { starterRecords } from './features/starter-records/index.ts'
import { uploads } from './features/uploads/index.ts'
import { videos } from './features/videos/index.ts'
import { views } from './features/views/index.ts'
import { webhooks } from './features/webhooks/index.ts'

/** All that a server can do beside its records. In this order they take part in changes and add their routes. */
export const features: readonly Feature[] = [
  accounts,
  administration,
  dashboard,
  search,
  changeSets,
  postalCodes,
  presence,
  notifications,
  comments,
  assignments,
  ...modules.flatMap(({ features }) => (typeof features === 'function' ? features(modules) : features)),
  ai,
  uploads(namesPlanned),
  exports,
  imports,
  matchings,
  views,
  apiKeys,
  webhooks,
  links,
  videos,
  content,
  redirects,
  translations,
  plans,
  previews,
  publishingCalendar(() => features.flatMap(({ publishingMoments }) => publishingMoments ?? [])),
  changes,
  drafts,
  openapi,
  guides,
  starterRecords,
  backup,
]

/** The form for visitors of the public pages. */
export const pageForm = features.find((feature) => feature.pageForm)?.pageForm

declareTables([baseTables, kernelTables, ...features.map(({ tables = {} }) => tables)])

registerBehaviour({
  participants: features.flatMap(({ participant }) => participant ?? []),
  hooks: entityHooks,
})
