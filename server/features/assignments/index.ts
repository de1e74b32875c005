import type { Feature } from '../feature.ts'
import { assignmentParticipant } from './assignments.ts'
import { tables } from './tables.ts'

/** Whom records are assigned to. */
export const assignments: Feature = { name: 'assignments', tables, participant: assignmentParticipant }
