/** The status of a job. A job that failed once waits for its next attempt; `failed` means it was given up. */
export const jobStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]
