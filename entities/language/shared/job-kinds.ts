/** The kinds of background job. */
export const jobKinds = [
  'mail',
  'export',
  'forget-export',
  'import',
  'publication',
  'notification-mails',
  'starter-records',
  'unpaid-order',
  'video-thumbnails',
  'picture-colors',
  'search-index',
  'api-key-expiry',
  'webhook-events',
  'webhook-deliveries',
  'backup',
  'drill',
  'sweep-expired',
  'sweep-uploads',
  'sweep-exports',
  'sweep-imports',
  'sweep-notifications',
  'sweep-views',
  'sweep-webhooks',
  'sweep-ai',
  'sweep-jobs',
] as const
export type JobKind = (typeof jobKinds)[number]

/** The status of a job. A job that failed once waits for its next attempt; `failed` means it was given up. */
export const jobStatuses = ['waiting', 'running', 'done', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]
