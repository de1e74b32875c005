import { randomUUID } from 'node:crypto'
import { Fuzzer, type FuzzRequest } from './fuzzer.ts'
import { type Answer, People, type Send } from './people.ts'
import { randomFrom } from './random.ts'

export interface Fault {
  readonly fault: string
  readonly as: string | undefined
  readonly method: string
  readonly url: string
  readonly payload: string | undefined
  readonly answer: string
}

export interface Round {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  /** Records that were written and read again. */
  readonly read: number
  readonly faults: readonly Fault[]
}

export interface RoundOptions {
  readonly send: Send
  readonly origin: string
  readonly password: string
  readonly seed: number
  /** Says, from the number of requests made, whether another follows. */
  readonly goesOn: (made: number) => boolean
  readonly files: ConstructorParameters<typeof Fuzzer>[1]['files']
  /** Answers of the server that are no fault although they begin with a 5. */
  readonly allowed?: readonly number[]
}

/**
 * Sends requests made from the document until told to stop, and reads everything that was accepted by its list, its
 * record, its revisions, the public content API and the public pages.
 */
export async function fuzz({
  send,
  origin,
  password,
  seed,
  goesOn,
  files,
  allowed = [],
}: RoundOptions): Promise<Round> {
  const random = randomFrom(seed)
  const people = new People(send, origin, password)
  const admin = 'admin@captain.example'
  const fuzzer = new Fuzzer(random, { ...(await installation(people, admin)), files })
  const statuses: Record<string, number> = {}
  const faults: Fault[] = []
  let read = 0

  async function ask(
    as: string | undefined,
    {
      operation: { method },
      url,
      headers,
      payload,
    }: Pick<FuzzRequest, 'url' | 'headers' | 'payload'> & {
      operation: { method: string }
    },
  ): Promise<Answer> {
    const answer = await send({ method, url, headers: { ...(await people.headersOf(as)), ...headers }, payload })
    const note = (fault: string): void => {
      const payloadText = payload === undefined ? undefined : payload.toString('utf8').slice(0, 4_000)
      faults.push({
        fault,
        as,
        method,
        url: url.slice(0, 2_000),
        payload: payloadText,
        answer: answer.text.slice(0, 300),
      })
    }
    if (answer.status >= 500 && !allowed.includes(answer.status) && !isMaintenance(answer))
      note(`answered ${answer.status}`)
    const isJson = answer.contentType.startsWith('application/json') && answer.text !== ''
    if (isJson && !isParsed(answer.text)) note('no JSON')
    if (url.startsWith('/api/v1/') && answer.status >= 400 && !/"statusMessage":/.test(answer.text))
      note('a refusal in no known form')
    if (answer.status === 401 && as) people.forget(as)
    return answer
  }

  /** Reads a record that was written by every way there is; what went to the trash or was purged is not there. */
  async function readAgain({ tenant, collection, id }: { tenant: string; collection: string; id: string }) {
    read += 1
    const entity = collection.split('/').at(-1)!
    const get = (url: string, as?: string) =>
      ask(as, { operation: { method: 'GET' }, url, headers: {}, payload: undefined })
    for (const url of [`${collection}/${id}`, `${collection}?range=[0,49]`, `${collection}/${id}/revisions`]) {
      const answer = await people.sendSignedIn(admin, { method: 'GET', url, headers: {} })
      const { status, text } = answer
      if (![200, 404, 413, ...allowed].includes(status) && !isMaintenance(answer))
        faults.push({
          fault: `cannot be read: ${status}`,
          as: admin,
          method: 'GET',
          url,
          payload: undefined,
          answer: text,
        })
    }
    await get(`/api/v1/tenants/${tenant}/${entity}?body=html`)
    await get(`/api/v1/tenants/${tenant}/${entity}/${id}`)
  }

  for (const request of fuzzer.first()) fuzzer.learn(request, await ask(admin, request))
  let made = 0
  for (; goesOn(made); made += 1) {
    const request = fuzzer.next()
    const as = people.choose(random, request.url)
    const answer = await ask(as, request)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    fuzzer.learn(request, answer)
    // Long runs do not keep what they wrote for ever.
    if (fuzzer.written.size >= 500) await readAll()
  }
  await readAll()
  return { requests: made, statuses, read, faults }

  async function readAll(): Promise<void> {
    for (const seen of fuzzer.written.values()) await readAgain(seen)
    fuzzer.written.clear()
    for (const url of publicPages)
      await ask(undefined, { operation: { method: 'GET' }, url, headers: { accept: 'text/html' }, payload: undefined })
  }
}

/** A site may be closed by a request, and then says so. */
const isMaintenance = ({ status, text }: Answer): boolean => status === 503 && /maintenance/i.test(text)

const publicPages = ['', '/ja', '/en'].flatMap((form) =>
  ['/', '/faq', '/tokusho', '/article', '/contact', '/privacy-policy', '/term-of-service', '/sitemap.xml'].map(
    (page) => `${form}${page}`,
  ),
)

const isParsed = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What the demo holds: its tenants, accounts that may be harmed, and what must stay for the requests to go on. */
async function installation(people: People, admin: string) {
  const list = async (url: string): Promise<readonly Record<string, any>[]> => {
    const { status, text } = await people.sendSignedIn(admin, { method: 'GET', url, headers: {} })
    if (status !== 200) throw new Error(`${url} is answered ${status}: ${text}`)
    return JSON.parse(text) as readonly Record<string, any>[]
  }
  const operator = '/api/v1/authorized/tenants/funaneco-jp'
  const tenants = (await list(`${operator}/tenant?range=[0,99]`)).map(({ id, slug, site }) => ({ id, slug, site }))
  const accounts = await list('/api/v1/admin/users?range=[0,99]')
  const own = accounts.filter(({ email }) => /^(?:admin|reader)@captain|^staff@/.test(email))
  const expendable = await addAccounts(people, admin)
  return {
    tenants: tenants as { id: string; slug: string; site: string }[],
    accounts: expendable,
    untouchable: [
      ...own.flatMap(({ id, email }) => [id, email]),
      ...tenants.flatMap(({ id }) => [`/tenant/${id}`, `"id":"${id}"`]),
    ] as string[],
  }
}

/** Accounts that requests may ban, rename and remove. */
async function addAccounts(people: People, admin: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 0; number < 6; number += 1) {
    const { text, status } = await people.sendSignedIn(admin, {
      method: 'POST',
      url: '/api/v1/admin/invitations',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        name: `客${number}`,
        email: `guest-${randomUUID()}@captain.example`,
        role: 'user',
      }),
    })
    if (status >= 300) throw new Error(`an account is not made: ${text}`)
    ids.push((JSON.parse(text) as { user: { id: string } }).user.id)
  }
  return ids
}
