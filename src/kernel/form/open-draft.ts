import type { Values } from '../../../entities/language/input/body.ts'
import type { Answer } from '../../shell/base/answer.ts'

/** The draft beside a published record, as the record carries it that it is laid over. */
export type OpenDraft = NonNullable<Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/draft'>['draft']>

/** The draft that is laid over a record; undefined for a record as it is live, which at most says that there is one. */
export function openDraftOf({ draft }: Values): OpenDraft | undefined {
  return typeof draft === 'object' && draft !== null && 'changed' in draft ? (draft as OpenDraft) : undefined
}

/** Whether a state of a record came after another: of the live record, or with a draft over it. */
export function isNewerState(state: Values, before: Values): boolean {
  const [draft, earlier] = [openDraftOf(state), openDraftOf(before)]
  const live = Number(state.version ?? 0) - Number(before.version ?? 0)
  if (!draft || !earlier) return draft === earlier ? live > 0 : live >= 0
  return draft.createdAt === earlier.createdAt ? draft.version > earlier.version || live > 0 : live >= 0
}

/** Whether a draft would publish other values of fields that were changed in the live record meanwhile. */
export const hasLiveConflicts = (record: Values): boolean => (openDraftOf(record)?.conflicts.length ?? 0) > 0
