import type { Feature } from '../feature.ts'
import { starterRecordsHandler } from './job.ts'

/** The first records of a new tenant. */
export const starterRecords: Feature = {
  name: 'starter records',
  start: () => ({ jobs: { 'starter-records': ({ database }) => starterRecordsHandler(database) } }),
}
