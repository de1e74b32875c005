import type { Feature } from '../feature.ts'
import { assignmentParticipant } from './assignments.ts'
import { archived } from '../../base/db/declared-tables.ts'

/** Whom records are assigned to. */
export const assignments: Feature = {
  name: 'assignments',
  tables: archived('assignment'),
  participant: assignmentParticipant,
}
