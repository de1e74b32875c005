import { jobStatuses, type JobStatus } from '../../../entities/language/shared/job-statuses.ts'
import type { Words } from '../../shell/words/words.ts'
import type { Answer } from '../../shell/base/answer.ts'
import type { PillColour } from '../pill.tsx'

/** A background job, as the API returns it. */
export type Job = Answer<'GET /api/v1/admin/jobs'>[number]

/** The list's filters, by their names in the URL. */
export const jobFilterNames = ['status', 'kind'] as const

type JobFilterName = (typeof jobFilterNames)[number]

/** The values of each filter. The kinds of job are those that there are words for. */
export const jobChoices = ({ pick }: Pick<Words, 'pick'>): Readonly<Record<JobFilterName, readonly string[]>> => {
  const { administration } = pick('administration.jobs.kinds') as { administration: { jobs: { kinds: object } } }
  return { status: jobStatuses, kind: Object.keys(administration.jobs.kinds) }
}

/** The filters in the server's form. Invalid statuses and kinds are ignored. */
export const jobFilter = (
  filters: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, readonly string[]>>,
): object => Object.fromEntries(Object.entries(filters).filter(([name, value]) => choices[name]?.includes(value)))

/**
 * A job's state. A failed job that waits for its retry is `retrying`, to distinguish it from one that is merely queued.
 */
export const stateOf = ({ status, reason }: Pick<Job, 'status' | 'reason'>): JobStatus | 'retrying' =>
  status === 'waiting' && reason !== null ? 'retrying' : status

export const stateColours: Readonly<Record<JobStatus | 'retrying', PillColour>> = {
  waiting: 'grey',
  retrying: 'amber',
  running: 'blue',
  done: 'green',
  failed: 'red',
}

const reasonsOfAnyJob: readonly string[] = ['ENOSPC', 'interrupted']

/**
 * The code under which the words have a sentence for why a job failed: `EAUTH 535` is a refusal of the mail server. A
 * sweep that reaches no storage has the codes of a letter that reaches no mail server, and no sentence.
 */
export function reasonCode({ kind, reason }: Pick<Job, 'kind' | 'reason'>): string | undefined {
  const code = reason?.split(' ')[0]
  return kind === 'mail' || reasonsOfAnyJob.includes(code ?? '') ? code : undefined
}
