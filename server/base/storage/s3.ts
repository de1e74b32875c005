import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandOutput,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Env } from '../env.ts'
import { unavailable } from '../errors/api-error.ts'
import { keysOf, type Storage, type StoredFile } from './storage.ts'

/** Where a bucket is, and who may use it. */
export interface BucketSettings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A client of Amazon S3 or a compatible service. */
export const s3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket names in the path: a local service has no host name for each bucket.
    forcePathStyle: true,
    // Checksums are unknown to some servers, so they are sent only where the protocol requires them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
  })

/** What lies in a bucket under keys that begin so. */
export async function* listBucket(
  client: S3Client,
  Bucket: string,
  Prefix: string,
): AsyncGenerator<{ readonly key: string; readonly modified: Date | undefined }> {
  let after: string | undefined
  do {
    const command = new ListObjectsV2Command({ Bucket, Prefix, ...(after && { ContinuationToken: after }) })
    const page: ListObjectsV2CommandOutput | undefined = await reachBucket(() => client.send(command))
    for (const { Key = '', LastModified } of page?.Contents ?? []) yield { key: Key, modified: LastModified }
    after = page?.NextContinuationToken
  } while (after)
}

/**
 * Stores files in a bucket of Amazon S3 or a compatible service, below a prefix. As on disk, a name that begins with a
 * dot belongs to no tenant. A bucket may contain other things: only unfinished uploads whose key `isOurs` are aborted.
 */
export function s3Storage(env: Env, prefix: string, isOurs: (key: string) => boolean): Storage {
  const Bucket = env.S3_BUCKET!
  const client = s3Client({
    endpoint: env.S3_ENDPOINT!,
    region: env.S3_REGION!,
    bucket: Bucket,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
  })

  async function* list(start: string): AsyncGenerator<{ readonly key: string; readonly modified: Date | undefined }> {
    for await (const { key, modified } of listBucket(client, Bucket, prefix + start))
      yield { key: key.slice(prefix.length), modified }
  }

  async function* filesBefore(moment: Date): AsyncGenerator<StoredFile> {
    for await (const { key, modified } of list(''))
      if (key && !key.startsWith('.') && modified && modified < moment) yield { key, modified }
  }

  return {
    async put(key, file, ContentType) {
      const params = { Bucket, Key: prefix + key, Body: createReadStream(file), ContentType }
      // A failed multipart upload is aborted, so that no parts remain.
      await reachBucket(() => new Upload({ client, params, leavePartsOnError: false }).done())
      await rm(file, { force: true })
    },
    async open(key, span) {
      const Range = span && `bytes=${span.start}-${span.end}`
      const command = new GetObjectCommand({ Bucket, Key: prefix + key, ...(Range && { Range }) })
      return (await reachBucket(() => client.send(command)))?.Body as Readable | undefined
    },
    async remove(key) {
      await reachBucket(() => client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key })))
    },
    async keysWith(start) {
      const keys: string[] = []
      for await (const { key } of list(start)) keys.push(key)
      return keys
    },
    filesBefore,
    keysBefore: (moment) => keysOf(filesBefore(moment)),
    async abortUnfinished(moment) {
      let from: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
      while (from) {
        const page: ListMultipartUploadsCommandOutput = await client.send(
          new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...from }),
        )
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Key?.startsWith(prefix) || !isOurs(Key.slice(prefix.length))) continue
          if (!UploadId || !Initiated || Initiated >= moment) continue
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
        }
        const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page
        from = page.IsTruncated && KeyMarker && UploadIdMarker ? { KeyMarker, UploadIdMarker } : undefined
      }
    },
  }
}

/** What an object that does not exist is called; the answer to HEAD has no body, and thus no other name than its status. */
const notThere: readonly string[] = ['NoSuchKey', 'NotFound']

/** The bucket's response; undefined if the object does not exist. Any other failure is not the caller's fault. */
export async function reachBucket<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof S3ServiceException && notThere.includes(error.name)) return undefined
    throw Object.assign(unavailable(), { cause: error })
  }
}
