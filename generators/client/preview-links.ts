import { CaptainError } from './errors.ts'
import type { Transport } from './transport.ts'

/** What a preview shows, and until when. */
export interface PreviewFacts<E extends string = string> {
  readonly records: readonly { readonly entity: E; readonly id: string }[]
  /** Whether it shows the record as it was when the link was made. */
  readonly isPinned: boolean
  /** Whether whoever has the link may leave comments. */
  readonly allowsComments: boolean
  readonly expiresAt: string
}

/** What somebody leaves for the people of the tenant. */
export interface PreviewComment<E extends string = string> {
  readonly name: string
  readonly body: string
  /** The address of the page. */
  readonly page?: string
  /** Of a link to a plan: the record on the page. */
  readonly record?: { readonly entity: E; readonly id: string }
  /** A UUID of the site’s own: sent again with it, because the answer was lost, it is left once. */
  readonly id?: string
}

/** A comment that was left. */
export interface LeftComment {
  readonly id: string
  readonly name: string
  readonly body: string
  readonly page: string | null
  readonly createdAt: string
}

/** The preview of a client with a token. Each call throws 404 for one that was never given, and 410 once it has ended. */
export interface Preview<E extends string = string> {
  read(): Promise<PreviewFacts<E>>
  /** What was left by this link, the newest first. */
  comments(): Promise<readonly LeftComment[]>
  /** Leaves a comment; `visitor` is the address of the person, where a server sends for them with a key. */
  comment(comment: PreviewComment<E>, options?: { readonly visitor?: string }): Promise<LeftComment>
}

/** The preview of a token; entities have the client’s names. */
export function previewOver(
  { call }: Transport,
  content: Readonly<Record<string, string>>,
  token: string | undefined,
): Preview {
  const names = new Map(Object.entries(content).map(([name, address]) => [address, name]))
  const query = { preview: token }
  const assertToken = () => {
    if (token === undefined) throw new CaptainError(404, 'The client was made without the token of a preview.')
  }
  return {
    async read() {
      assertToken()
      const facts = (await call({ path: 'preview', query })).body as PreviewFacts
      // What a later version of Captain publishes besides has no name here, and is left out.
      const records = facts.records.flatMap(({ entity, id }) => {
        const name = names.get(entity)
        return name === undefined ? [] : [{ entity: name, id }]
      })
      return { ...facts, records }
    },
    async comments() {
      assertToken()
      return (await call({ path: 'preview/comments', query })).body as readonly LeftComment[]
    },
    async comment({ record, ...comment }, { visitor } = {}) {
      assertToken()
      const about = record && { entity: content[record.entity], recordId: record.id }
      const body = { ...comment, ...about }
      const headers = { 'captain-visitor': visitor }
      return (await call({ method: 'POST', path: 'preview/comments', query, body, headers })).body as LeftComment
    },
  }
}
