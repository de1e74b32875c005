import { suffixes } from '../../entities/language/derived/list-operators.ts'
import { operations, propertiesOf, type Operation, type Parameter, type Schema } from './document.ts'
import type { Random } from './random.ts'
import { mutated, nastyText, nastyValue, objectOf, spoiled, valueOf } from './values.ts'

export interface FuzzRequest {
  readonly operation: Operation
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer | undefined
}

export interface FuzzAnswer {
  readonly status: number
  readonly text: string
}

/** What the installation under test has before the first request. */
export interface Installation {
  readonly tenants: readonly { readonly slug: string; readonly site: string }[]
  /** Ids of accounts that may be banned, renamed and removed; the accounts that make the requests are none of them. */
  readonly accounts: readonly string[]
  /** Files that are uploaded: pictures that can be read, and others. */
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Buffer }[]
  /** Words that no request may hold: ids and addresses of the accounts that make the requests. */
  readonly untouchable: readonly string[]
}

/** A record that a request was answered with, where it can be read. */
export interface Seen {
  readonly tenant: string
  readonly collection: string
  readonly id: string
}

const isRecordWrite = ({ method, path }: Operation): boolean =>
  method !== 'GET' && /^\/api\/v1\/authorized\/tenants\/\{tenant\}\/[a-z-]+(?:\/\{id\})?$/.test(path)

const entityPath = /^\/api\/v1\/authorized\/tenants\/\{tenant\}\/(.+?)(?:\/(?:\{id\}|single))?$/
/** Operations that end the session or the account that makes them; without these the rest would be asked by nobody. */
const endsCaller = /^\/api\/auth\/(?:delete-user|sign-out|revoke-sessions|admin\/impersonate-user)$/

/** Requests made from the document, which learn from answers what exists. */
export class Fuzzer {
  readonly #random: Random
  readonly #installation: Installation
  readonly #known: readonly Operation[]
  /** Writes of records come more often than the rest: what they accept is what can hurt later. */
  readonly #operations: readonly Operation[]
  /** The latest records of each collection: the path of a list, its tenant filled in. */
  readonly #records = new Map<string, Record<string, unknown>[]>()
  readonly #uploads: Record<string, unknown>[] = []
  /** Every record that was written, by its address. */
  readonly written = new Map<string, Seen>()

  /** `known` are the operations of another document than the whole one. */
  constructor(random: Random, installation: Installation, known = operations) {
    this.#random = random
    this.#installation = installation
    this.#known = known
    this.#operations = known
      .filter(({ path }) => !endsCaller.test(path))
      .flatMap((operation) => Array<Operation>(isRecordWrite(operation) ? 4 : 1).fill(operation))
  }

  /** Requests for everything that is there at first: the lists of every tenant, and the records in them. */
  *first(): Generator<FuzzRequest> {
    const lists = this.#known.filter(
      ({ method, path }) => method === 'GET' && /^\/api\/v1\/authorized\/tenants\/\{tenant\}\/[a-z-]+$/.test(path),
    )
    const get = (operation: Operation, url: string) => ({ operation, url, headers: {}, payload: undefined })
    for (const operation of lists)
      for (const { slug, site } of this.#installation.tenants)
        if (!operation.sites || operation.sites.includes(site))
          yield get(operation, `${operation.path.replace('{tenant}', slug)}?range=[0,19]`)
    for (const operation of this.#known.filter(({ method, path }) => method === 'GET' && path.endsWith('/{id}')))
      for (const { slug } of this.#installation.tenants) {
        const collection = this.#collection(operation.path, slug)
        for (const { id } of this.#matching(collection)) yield get(operation, `${collection}/${id}`)
      }
  }

  /** The next request; one that would touch what must stay is left out. */
  next(): FuzzRequest {
    for (;;) {
      const request = this.#make(this.#random.pick(this.#operations))
      const text = decodeSafely(request.url) + (typeof request.payload === 'string' ? request.payload : '')
      if (!this.#installation.untouchable.some((word) => text.includes(word))) return request
    }
  }

  #make(operation: Operation): FuzzRequest {
    const random = this.#random
    const tenant = this.#tenantFor(operation)
    const headers: Record<string, string> = {}
    const query = new Map<string, string>()
    let path = operation.path
    const collection = this.#collection(operation.path, tenant)
    const record = random.chance(90) ? this.#recordOf(collection) : undefined
    for (const parameter of operation.parameters) {
      const { name } = parameter
      if (parameter.in === 'path') {
        const value = this.#pathValue(parameter, tenant, collection, record)
        path = path.replace(`{${name}}`, () => encode(value))
      } else if (parameter.in === 'header') {
        if (random.chance(20)) headers[name.toLowerCase()] = `"${random.int(1_000)}"`
      } else if (parameter.schema.enum ? random.chance(70) : random.chance(40))
        query.set(name, this.#queryValue(parameter, record))
    }
    const url = query.size === 0 ? path : `${path}?${[...query].map(([k, v]) => `${k}=${encode(v)}`).join('&')}`
    return { operation, url, headers, ...this.#body(operation, record, headers) }
  }

  #tenantFor({ sites }: Operation): string {
    const random = this.#random
    const { tenants } = this.#installation
    const having = tenants.filter(({ site }) => !sites || sites.includes(site))
    if (random.chance(2)) return nastyText(random)
    return random.pick(random.chance(97) && having.length > 0 ? having : tenants).slug
  }

  /** The list that an operation on one record belongs to. */
  #collection(path: string, tenant: string): string {
    const own = path.replace(/^\/api\/v1\/tenants\//, '/api/v1/authorized/tenants/').replace('{tenant}', tenant)
    const end = own.search(/\/(?:\{id\}|\{key\}|availability|warnings|series|weeks)(?:\/|$)/)
    return (end < 0 ? own : own.slice(0, end)).replace(/\/(?:deletions|purges|restorations|transitions|reorder)$/, '')
  }

  #recordOf(collection: string): Record<string, unknown> | undefined {
    const kept = this.#matching(collection)
    return kept.length > 0 ? this.#random.pick(kept) : undefined
  }

  /** Records of a collection; where it stands within another, of all its parents. */
  #matching(collection: string): readonly Record<string, unknown>[] {
    if (!collection.includes('{parent}')) return this.#records.get(collection) ?? []
    const [before, after] = collection.split('{parent}') as [string, string]
    return [...this.#records]
      .filter(([key]) => key.startsWith(before) && key.endsWith(after) && key.length > collection.length)
      .flatMap(([, records]) => records)
  }

  #pathValue(
    { name, schema }: Parameter,
    tenant: string,
    collection: string,
    record: Record<string, unknown> | undefined,
  ): string {
    const random = this.#random
    if (name === 'tenant' || name === 'tenantSlug') return tenant
    if (random.chance(5)) return nastyText(random)
    if (name === 'id' && record) return String(record.id)
    if (name === 'key' && record)
      return String(random.chance(50) ? record.id : (record.slug ?? record.key ?? 'current'))
    if (name === 'parent') {
      const parents = this.#recordOf(collection.slice(0, collection.indexOf('/{parent}')))
      if (parents) return String(parents.id)
    }
    if (name === 'id' && collection.includes('/admin/users')) return random.pick(this.#installation.accounts)
    return asText(valueOf(random, schema, this.#existing, name))
  }

  #queryValue({ name, schema, description, example }: Parameter, record: Record<string, unknown> | undefined): string {
    const random = this.#random
    if (random.chance(8)) return nastyText(random)
    if (name === 'range')
      return JSON.stringify(random.chance(85) ? [random.int(4), random.int(30)] : nastyValue(random))
    if (name === 'filter') return JSON.stringify(this.#filter(description ?? '', record))
    if (name === 'sort') {
      const field = random.pick(namesIn(description ?? '', record))
      return JSON.stringify([field, random.pick(['ASC', 'DESC', 'asc'])])
    }
    if (name === 'include') return JSON.stringify([random.pick(['body', 'items', 'thumbnail', nastyText(random)])])
    if (name === 'expand' || name === 'fields')
      return JSON.stringify([random.chance(90) ? random.pick(namesIn(description ?? '', record)) : nastyText(random)])
    if (name === 'values') return JSON.stringify(record ?? { startAt: nastyText(random) })
    if (example !== undefined && random.chance(50)) return asText(example)
    return asText(valueOf(random, schema, this.#existing, name))
  }

  #filter(description: string, record: Record<string, unknown> | undefined): unknown {
    const random = this.#random
    if (random.chance(5)) return nastyValue(random)
    const operators = ['', '', ...suffixes.map((suffix) => `_${suffix}`)]
    const filter: Record<string, unknown> = random.chance(15) ? { trashed: true } : {}
    for (let count = random.chance(70) ? 1 : 3; count > 0; count -= 1) {
      if (random.chance(20)) {
        filter.q = random.chance(50) ? random.pick(['春', 'item', 'a', 'ス', '１']) : nastyText(random)
        continue
      }
      const name = random.pick(namesIn(description, record))
      const kept = random.chance(60) && record ? record[name] : nastyValue(random)
      const held = typeof kept === 'string' && random.chance(30) ? spoiled(random, kept) : kept
      const operator = random.pick(operators)
      const list = random.chance(50) ? [held] : [held, nastyText(random)]
      filter[name + operator] = operator === '_in' && random.chance(80) ? list : (held ?? null)
    }
    return filter
  }

  #body(
    { body, path, method }: Operation,
    record: Record<string, unknown> | undefined,
    headers: Record<string, string>,
  ): Pick<FuzzRequest, 'payload'> {
    const random = this.#random
    if (!body) return { payload: undefined }
    if (body.type === 'multipart/form-data') return { payload: this.#multipart(headers) }
    headers['content-type'] = random.chance(98)
      ? 'application/json'
      : random.pick(['text/plain', 'x/y', 'application/xml'])
    if (random.chance(1)) return { payload: random.pick(['', '{', 'null', '[]', '"x"', '{"a":1}}', '\u0000']) }
    return { payload: JSON.stringify(this.#value(body.schema, path, method, record) ?? null) }
  }

  #value(schema: Schema, path: string, method: string, record: Record<string, unknown> | undefined): unknown {
    const random = this.#random
    if (random.chance(3)) return nastyValue(random)
    const properties = propertiesOf(schema)
    if (!record || entityPath.exec(path) === null || random.chance(15))
      return random.chance(80)
        ? objectOf(random, schema, this.#existing)
        : mutated(random, objectOf(random, schema, this.#existing), schema, this.#existing)
    // What a person would send: the record as it is, with its version, or another one like it.
    const value: Record<string, unknown> = {}
    for (const name of Object.keys(properties)) {
      if (name in record) value[name] = record[name]
      else if (name === 'records') value.records = [{ id: record.id, version: record.version }]
      else if (name === 'record') value.record = { ...record }
    }
    if ('version' in properties || method === 'PUT' || method === 'PATCH') value.version = record.version
    if (method === 'POST')
      for (const name of ['slug', 'code', 'key', 'hostName', 'orderNumber', 'edition', 'url', 'name', 'email'])
        if (typeof value[name] === 'string' && random.chance(90))
          value[name] = changed(value[name], random.int(1_000_000))
    return random.chance(30) ? value : mutated(random, value, schema, this.#existing)
  }

  #multipart(headers: Record<string, string>): Buffer {
    const random = this.#random
    const boundary = 'fuzz-boundary'
    headers['content-type'] = `multipart/form-data; boundary=${boundary}`
    const { name, type, bytes } = random.pick(this.#installation.files)
    const cut = random.chance(15) ? bytes.subarray(0, random.int(bytes.length)) : Buffer.from(bytes)
    if (random.chance(15) && cut.length > 0) cut[random.int(cut.length)] = random.int(256)
    const label = random.chance(20) ? nastyText(random).replace(/["\r\n]/g, '') : name
    const field = random.chance(95) ? 'file' : nastyText(random).replace(/["\r\n]/g, '')
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${label}"\r\nContent-Type: ${type}\r\n\r\n`
    const end = random.chance(97) ? `\r\n--${boundary}--\r\n` : ''
    return Buffer.concat([Buffer.from(head), cut, Buffer.from(end)])
  }

  readonly #existing = (name: string, schema: Schema): unknown => {
    const random = this.#random
    if (/^user(?:Id)?s?$|^assignee$|^account$/.test(name)) return random.pick(this.#installation.accounts)
    if (name === 'src' && this.#uploads.length > 0) return random.pick(this.#uploads).src
    const target = /The ids? of (?:an?|each) ([a-z-]+)/.exec(schema.description ?? '')?.[1]
    if (!target && schema.format !== 'uuid') return undefined
    const lists = [...this.#records].filter(([key]) => (target ? key.endsWith(`/${target}`) : true))
    const all = lists.flatMap(([, records]) => records)
    if (all.length === 0) return undefined
    const id = random.pick(all).id
    return schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array')) ? [id] : id
  }

  #learnChangeSets(tenant: string, answer: unknown): void {
    const collection = `/api/v1/authorized/tenants/${tenant}/change-sets`
    for (const { changeSet: id } of [answer].flat() as { changeSet?: unknown }[])
      if (typeof id === 'string')
        this.#records.set(collection, [{ id }, ...(this.#records.get(collection) ?? [])].slice(0, 20))
  }

  /** Takes from an answer what later requests can be made of. */
  learn({ operation, url }: FuzzRequest, { status, text }: FuzzAnswer): void {
    if (status >= 300 || text === '' || !/^[[{]/.test(text)) return
    const answer = JSON.parse(text) as unknown
    const path = decodeSafely(url.split('?')[0]!)
    const tenant = /^\/api\/v1\/authorized\/tenants\/([^/]+)\//.exec(path)?.[1]
    if (!tenant || !operation.path.startsWith('/api/v1/authorized/tenants/{tenant}/')) return
    this.#learnChangeSets(tenant, answer)
    if (operation.path.includes('/change-sets/')) return
    const collection = this.#collection(operation.path, tenant).replace('{parent}', () => path.split('/')[7] ?? '')
    const wrapped = answer as { records?: unknown }
    const records = Array.isArray(answer) ? answer : Array.isArray(wrapped.records) ? wrapped.records : [answer]
    if (/\/(?:revisions|availability|warnings|colleagues|summary|library|menu|uses|links)$/.test(operation.path)) return
    for (const record of records as Record<string, unknown>[]) {
      if (typeof record?.id !== 'string') continue
      if (collection.endsWith('/uploads')) {
        this.#uploads.unshift(record)
        this.#uploads.length = Math.min(this.#uploads.length, 50)
        continue
      }
      if (record.version === undefined) continue
      const kept = this.#records.get(collection) ?? []
      const others = kept.filter(({ id }) => id !== record.id).slice(0, 20)
      // A row of a list lacks the heavy fields that the record itself has.
      const whole = Array.isArray(answer) ? { ...kept.find(({ id }) => id === record.id), ...record } : record
      this.#records.set(collection, [whole, ...others])
      if (operation.method !== 'GET')
        this.written.set(`${collection}/${record.id}`, { tenant, collection, id: record.id })
    }
  }
}

/** The names that a filter or a sort may be of, as the document's text lists them. */
function namesIn(description: string, record: Record<string, unknown> | undefined): readonly string[] {
  const listed = /(?:Names|as JSON): ([^;]+?)(?:;|\.(?: |$))/.exec(description)?.[1]?.split(', ')
  return listed ?? [...Object.keys(record ?? {}), 'id', 'createdAt', 'at', 'email', 'name']
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Another value of the same form. */
const changed = (value: string, number: number): string =>
  /^https?:/.test(value)
    ? `https://item-${number}.example/`
    : /@/.test(value)
      ? `item-${number}@captain.example`
      : /\./.test(value)
        ? `item-${number}.example`
        : `item-${number}`

/** Percent-encodes also what is no well-formed text, as a hostile client does. */
function encode(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : [...text].map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80')).join('')
}

function decodeSafely(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
