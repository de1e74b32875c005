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

/** Keeps files in a bucket of Amazon S3 or of anything that speaks its protocol. */
export function s3Storage(env: Env): Storage {
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
    async put(Key, file, ContentType) {
      const params = { Bucket, Key, Body: createReadStream(file), ContentType }
      // A failed one in parts is aborted, so that no parts stay behind.
      await new Upload({ client, params, leavePartsOnError: false }).done()
      await rm(file, { force: true })
    },
    async open(Key, span) {
      try {
        const Range = span && `bytes=${span.start}-${span.end}`
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }))
        return Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey || isMissing(error)) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    async *keysBefore(moment) {
      let after: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ...(after && { ContinuationToken: after }) }))
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && LastModified < moment) yield Key
        }
        after = page.NextContinuationToken
      } while (after)
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
