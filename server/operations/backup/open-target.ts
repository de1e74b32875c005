import type { Env } from '../../base/env.ts'
import { folderTarget, type Target } from './target.ts'

/** Whether the environment says where backups are kept. */
export const hasTarget = ({ BACKUP_DIR, BACKUP_S3_ENDPOINT }: Env): boolean =>
  BACKUP_DIR !== undefined || BACKUP_S3_ENDPOINT !== undefined

/** Opens where backups are kept; undefined if the environment does not say. The S3 client is loaded only for a bucket. */
export async function openTarget(env: Env): Promise<Target | undefined> {
  if (env.BACKUP_DIR !== undefined) return folderTarget(env.BACKUP_DIR)
  if (env.BACKUP_S3_ENDPOINT === undefined) return undefined
  const { bucketTarget } = await import('./bucket.ts')
  return bucketTarget({
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION!,
    bucket: env.BACKUP_S3_BUCKET!,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID!,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY!,
  })
}
