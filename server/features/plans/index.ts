import { publishDraftJob } from '../../kernel/drafts/write-draft.ts'
import { everyHour, type Feature } from '../feature.ts'
import { planMoments } from './moments.ts'
import { publishPlanJob, tendPlans } from './publish-due.ts'
import { publishOnTime } from './publish-on-time.ts'
import { planRoutes } from './routes.ts'
import { itemTable, planParticipant, planTable } from './tables.ts'

/** Changes of several records that are published together; and the publication on time, of plans and drafts in one order. */
export const plans: Feature = {
  name: 'plans',
  tables: { ...planTable.declared({ isArchived: true, isCounted: true }), ...itemTable.declared({ isArchived: true }) },
  tags: [{ name: 'Publish plans', description: 'Changes of several records that are published together.' }],
  participant: planParticipant,
  publishingMoments: planMoments,
  start: () => ({
    routes: planRoutes,
    jobs: { [publishDraftJob]: publishOnTime, [publishPlanJob]: publishOnTime, 'tend-plans': everyHour(tendPlans) },
  }),
}
