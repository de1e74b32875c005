import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { listBucket, reachBucket, s3Client, type BucketSettings } from '../../base/storage/s3.ts'
import type { Target } from './target.ts'

/** Below it lies everything of ours, so that the bucket may be that of the uploads. */
const prefix = '.backups/'

/** Keeps backups in a bucket of Amazon S3 or a compatible service. */
export function bucketTarget(settings: BucketSettings): Target {
  const client = s3Client(settings)
  const Bucket = settings.bucket
  const target: Target = {
    place: `${Bucket}/${prefix} at ${new URL(settings.endpoint).host}`,
    async put(name, Body) {
      await reachBucket(() => client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body })))
    },
    async get(name) {
      const found = await reachBucket(() => client.send(new GetObjectCommand({ Bucket, Key: prefix + name })))
      return found && (await buffer(found.Body as Readable))
    },
    async *list(folder) {
      for await (const { key } of listBucket(client, Bucket, prefix + folder)) yield key.slice(prefix.length)
    },
    async storedAt(name) {
      const found = await reachBucket(() => client.send(new HeadObjectCommand({ Bucket, Key: prefix + name })))
      return found?.LastModified
    },
    async remove(name) {
      await reachBucket(() => client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })))
    },
    async setAside(name) {
      const bytes = await target.get(name)
      if (bytes) await target.put(`damaged/${name}`, bytes)
      await target.remove(name)
    },
  }
  return target
}
