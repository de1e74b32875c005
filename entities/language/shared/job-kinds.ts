/** What is done in the background, by the kind of work. */
export const jobKinds = ['mail', 'sweep-expired', 'sweep-uploads', 'sweep-ai', 'sweep-jobs'] as const
export type JobKind = (typeof jobKinds)[number]

/** How far a job is. One that failed waits for its next try; it has failed for good once it is given up. */
export const jobStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]
