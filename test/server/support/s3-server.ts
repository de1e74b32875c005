import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A bucket that speaks the documented protocol of Amazon S3 (API Reference 2006-03-01), path-style: PutObject, the calls
 * of multipart uploads, GetObject with ranges, HeadObject, DeleteObject, ListObjectsV2. Every request must carry a valid
 * signature of version 4.
 */
export interface Bucket {
  /** What the server must be started with to use it. */
  readonly env: Readonly<Record<string, string>>
  readonly objects: Map<string, StoredObject>
  /** Uploads in parts that were neither completed nor aborted. */
  readonly begun: Map<string, { readonly key: string; readonly parts: Map<number, Buffer>; at: Date }>
  /** The calls that came, such as `PUT object`. */
  readonly calls: string[]
  /** What is answered to calls of a name instead; `cut` ends the connection in the middle. */
  readonly faults: Map<string, number | 'cut'>
  close(): Promise<void>
}

interface StoredObject {
  readonly bytes: Buffer
  readonly type: string
  at: Date
}

const [name, region, accessKey, secret] = ['captain-test', 'ap-northeast-1', 'AKTEST', 'a secret of the bucket']

/** How many keys a page of a list has; few, so that lists have pages. */
const pageSize = 2

export async function openBucket(): Promise<Bucket> {
  const bucket = { objects: new Map(), begun: new Map(), calls: [], faults: new Map() } as unknown as Bucket
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => answer(bucket, request, body, reply))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(bucket, {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: secret,
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function answer(bucket: Bucket, request: IncomingMessage, body: Buffer, reply: ServerResponse): void {
  const url = new URL(request.url!, 'http://bucket')
  const [, named, ...rest] = url.pathname.split('/')
  const key = rest.map(decodeURIComponent).join('/')
  const query = url.searchParams
  const call = callOf(request.method!, key, query)
  bucket.calls.push(call)

  if (!isSigned(request, url, body)) return refuse(reply, 403, 'SignatureDoesNotMatch')
  if (named !== name) return refuse(reply, 404, 'NoSuchBucket')
  const fault = bucket.faults.get(call)
  if (typeof fault === 'number') return refuse(reply, fault, fault === 403 ? 'AccessDenied' : 'SlowDown')
  if (fault === 'cut' && call !== 'GET object') return void request.socket.destroy()

  const id = query.get('uploadId') ?? ''
  const begun = bucket.begun.get(id)
  switch (call) {
    case 'PUT object':
      bucket.objects.set(key, { bytes: body, type: String(request.headers['content-type']), at: new Date() })
      return void reply.writeHead(200, { etag: etagOf(body) }).end()
    case 'POST uploads': {
      const begins = randomUUID()
      bucket.begun.set(begins, { key, parts: new Map(), at: new Date() })
      return xml(reply, 'InitiateMultipartUploadResult', tags({ Bucket: name, Key: key, UploadId: begins }))
    }
    case 'PUT part':
      if (!begun) return refuse(reply, 404, 'NoSuchUpload')
      begun.parts.set(Number(query.get('partNumber')), body)
      return void reply.writeHead(200, { etag: etagOf(body) }).end()
    case 'POST complete': {
      if (!begun) return refuse(reply, 404, 'NoSuchUpload')
      const asked = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
        Number(number),
      )
      if (asked.some((number) => !begun.parts.has(number))) return refuse(reply, 400, 'InvalidPart')
      const bytes = Buffer.concat(asked.map((number) => begun.parts.get(number)!))
      bucket.objects.set(key, { bytes, type: '', at: new Date() })
      bucket.begun.delete(id)
      return xml(reply, 'CompleteMultipartUploadResult', tags({ Bucket: name, Key: key, ETag: etagOf(bytes) }))
    }
    case 'DELETE upload':
      bucket.begun.delete(id)
      return void reply.writeHead(204).end()
    case 'GET uploads':
      return xml(
        reply,
        'ListMultipartUploadsResult',
        [...bucket.begun]
          .map(
            ([UploadId, each]) =>
              `<Upload>${tags({ Key: each.key, UploadId, Initiated: each.at.toISOString() })}</Upload>`,
          )
          .join('') + tags({ IsTruncated: 'false' }),
      )
    case 'DELETE object':
      bucket.objects.delete(key)
      return void reply.writeHead(204).end()
    case 'GET list': {
      const prefix = query.get('prefix') ?? ''
      const keys = [...bucket.objects.keys()].filter((each) => each.startsWith(prefix)).toSorted()
      const from = Number(query.get('continuation-token') ?? 0)
      const contents = keys.slice(from, from + pageSize).map((each) => {
        const { bytes, at } = bucket.objects.get(each)!
        return `<Contents>${tags({ Key: each, LastModified: at.toISOString(), Size: String(bytes.length) })}</Contents>`
      })
      const more = from + pageSize < keys.length
      const next = more ? tags({ NextContinuationToken: String(from + pageSize) }) : ''
      return xml(reply, 'ListBucketResult', contents.join('') + tags({ Name: name, IsTruncated: String(more) }) + next)
    }
    default:
      return sendObject(bucket, key, request, reply, fault === 'cut')
  }
}

function callOf(method: string, key: string, query: URLSearchParams): string {
  if (key === '') return query.has('uploads') ? 'GET uploads' : 'GET list'
  if (query.has('uploads')) return 'POST uploads'
  if (query.has('partNumber')) return 'PUT part'
  if (query.has('uploadId')) return method === 'POST' ? 'POST complete' : 'DELETE upload'
  return `${method} object`
}

function sendObject(bucket: Bucket, key: string, request: IncomingMessage, reply: ServerResponse, cut: boolean): void {
  const object = bucket.objects.get(key)
  // Node sends no body in answer to HEAD, and S3 does not either: the code is not said then.
  if (!object) return refuse(reply, 404, 'NoSuchKey')
  const { bytes, type, at } = object
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first ? bytes.subarray(Number(first), Number(last) + 1) : bytes
  reply.writeHead(first ? 206 : 200, {
    'content-type': type,
    'content-length': part.length,
    etag: etagOf(bytes),
    'last-modified': at.toUTCString(),
    ...(first && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') return void reply.end()
  if (!cut) return void reply.end(part)
  reply.write(part.subarray(0, part.length / 2), () => request.socket.destroy())
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const tags = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([tag, value]) => `<${tag}>${value}</${tag}>`)
    .join('')

function xml(reply: ServerResponse, root: string, inside: string, status = 200): void {
  reply
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><${root}>${inside}</${root}>`)
}

const refuse = (reply: ServerResponse, status: number, code: string): void =>
  xml(reply, 'Error', tags({ Code: code, Message: code }), status)

/** Signature version 4, as the reference has it: of the method, path, query, the headers it names, and the body. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, credential, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [id, date, ...scope] = credential?.split('/') ?? []
  if (id !== accessKey || scope.join('/') !== `${region}/s3/aws4_request` || !signed || !signature) return false
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map(([key, value]) => `${uriEncoded(key)}=${uriEncoded(value)}`)
      .toSorted()
      .join('&'),
    ...signed.split(';').map((header) => `${header}:${String(headers[header]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [date, ...scope].join('/'), sha256(canonical)].join('\n')
  const key = [date!, ...scope].reduce((made: string | Buffer, each) => hmac(made, each), `AWS4${secret}`)
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))
}

const sha256 = (value: string | Buffer): string => createHash('sha256').update(value).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
