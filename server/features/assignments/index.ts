import type { Feature } from '../feature.ts'
import { assignmentParticipant } from './assignments.ts'

/** Whom records are assigned to. */
export const assignments: Feature = { name: 'assignments', participant: assignmentParticipant }
