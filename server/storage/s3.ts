import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Env } from '../env.ts'
import type { Storage } from './storage.ts'

/**
 * Keeps files in a bucket of Amazon S3 or of anything that speaks its protocol, all below a prefix. What is below a
 * name that begins with a dot belongs to no tenant, as on disk.
 */
export function s3Storage(env: Env, prefix: string): Storage {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT!,
    region: env.S3_REGION!,
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
    // Names of buckets in the path: what serves on one's own machine has no name for each bucket.
    forcePathStyle: true,
    // Checksums that some servers do not know are sent where the protocol demands them, not everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const Bucket = env.S3_BUCKET!
  return {
    async put(key, file, ContentType) {
      const params = { Bucket, Key: prefix + key, Body: createReadStream(file), ContentType }
      // A failed one in parts is aborted, so that no parts stay behind.
      await new Upload({ client, params, leavePartsOnError: false }).done()
      await rm(file, { force: true })
    },
    async open(key, span) {
      try {
        const Range = span && `bytes=${span.start}-${span.end}`
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + key, ...(Range && { Range }) }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey || isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + key }))
    },
    async *keysBefore(moment) {
      let after: string | undefined
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(after && { ContinuationToken: after }) }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const key = Key?.slice(prefix.length)
          if (key && !key.startsWith('.') && LastModified && LastModified < moment) yield key
        }
        after = page.NextContinuationToken
      } while (after)
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
