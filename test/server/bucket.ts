import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Bucket {
  /** What the environment says of it. */
  readonly env: Readonly<Record<string, string>>
  readonly keys: () => readonly string[]
  stop(): Promise<void>
}

/** A server that keeps whole objects as the REST interface of Amazon S3 does: put, get, delete, by bucket and key. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, { readonly bytes: Buffer; readonly type: string }>()
  const server = createServer((request, response) => {
    void (async () => {
      const key = decodeURIComponent(new URL(request.url!, 'http://bucket').pathname).replace(/^\/pictures\//, '')
      const kept = objects.get(key)
      switch (request.method) {
        case 'PUT':
          objects.set(key, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' })
          return response.writeHead(200, { etag: '"1"' }).end()
        case 'DELETE':
          objects.delete(key)
          return response.writeHead(204).end()
        default:
          if (kept) return response.writeHead(200, { 'content-type': kept.type }).end(kept.bytes)
          return response
            .writeHead(404, { 'content-type': 'application/xml' })
            .end('<Error><Code>NoSuchKey</Code></Error>')
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'ap-northeast-1',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'our-key',
      S3_SECRET_ACCESS_KEY: 'our-secret',
    },
    keys: () => [...objects.keys()],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
