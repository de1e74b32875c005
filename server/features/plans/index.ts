import { everyHour, type Feature } from '../feature.ts'
import { planMoments } from './moments.ts'
import { publishPlanHandler, publishPlanJob, tendPlans } from './publish-due.ts'
import { planRoutes } from './routes.ts'
import { itemTable, planParticipant, planTable } from './tables.ts'

/** Changes of several records that are published together. */
export const plans: Feature = {
  name: 'plans',
  tables: { ...planTable.declared({ isArchived: true, isCounted: true }), ...itemTable.declared({ isArchived: true }) },
  tags: [{ name: 'Publish plans', description: 'Changes of several records that are published together.' }],
  participant: planParticipant,
  publishingMoments: planMoments,
  start: () => ({
    routes: planRoutes,
    jobs: { [publishPlanJob]: publishPlanHandler, 'tend-plans': everyHour(tendPlans) },
  }),
}
