import { administration } from './administration/index.ts'
import { ai } from './captain/ai/index.ts'
import { drafts } from './captain/drafts/index.ts'
import { lists } from './captain/list/index.ts'
import { media } from './captain/media/index.ts'
import { plans } from './captain/plans/index.ts'
import { previews } from './captain/previews/index.ts'
import { publishingCalendar } from './captain/publishing-calendar/index.ts'
import { qr } from './captain/qr/index.ts'
import { features as moduleFeatures } from './generated/modules/features.ts'
import type { Feature } from './kernel/features/feature.ts'

/** What captain is made of beside the screens of entities, in the order of its menus. */
export const features: readonly Feature[] = [
  media,
  publishingCalendar,
  plans,
  previews,
  ai,
  drafts,
  qr,
  ...moduleFeatures,
  lists,
  administration,
]
