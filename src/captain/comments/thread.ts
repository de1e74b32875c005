import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

export type Thread = Answer<'GET /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}'>
export type Comment = Thread['comments'][number]
export type Assignment = Thread['assignments'][number]
export type DraftEvent = Thread['drafts'][number]

const pathOf = (tenant: string, entity: string, id: string) =>
  `/api/v1/authorized/tenants/${tenant}/threads/${entity}/${id}` as const

const threadKey = (entity: string, id: string) => [entity, 'thread', id] as const

/** What was written about a saved record, page by page, and what the accounts are called that it names. */
export function useThread({ id, version, draft }: CaptainRecord) {
  const { slug } = useTenant()
  const { name } = useEntity()
  return useInfiniteQuery({
    // What was done with its draft is in it.
    queryKey: [...threadKey(name, id), version, (draft as { readonly updatedAt?: string } | null)?.updatedAt],
    queryFn: ({ pageParam, signal }) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}'>(
        `${pathOf(slug, name, id)}?offset=${pageParam}`,
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ comments, total }, _, from) =>
      comments.length > 0 && from + comments.length < total ? from + comments.length : undefined,
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    enabled: version > 0,
    retry: false,
    refetchOnWindowFocus: true,
  })
}

/** Comments as they stand in several pages: each once, though others were added while the pages were read. */
export const commentsIn = (pages: readonly Thread[]): readonly Comment[] => [
  ...new Map(pages.flatMap(({ comments }) => comments).map((comment) => [comment.id, comment])).values(),
]

/** The calls that change a record's thread; each reads it again. */
export function useThreadCalls(id: string) {
  const { slug } = useTenant()
  const { name } = useEntity()
  const queries = useQueryClient()
  const base = pathOf(slug, name, id)
  const readAgain = () => queries.invalidateQueries({ queryKey: threadKey(name, id) })

  /** Edits a comment, or brings back a deleted one. */
  async function edit({ id: comment, version }: Pick<Comment, 'id' | 'version'>, body: string): Promise<void> {
    try {
      await apiJson<'PUT /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments/{comment}'>(
        `${base}/comments/${comment}`,
        { method: 'PUT', body: JSON.stringify({ body, version }) },
      )
    } finally {
      // Of a comment that was edited elsewhere, the version is known then.
      await readAgain()
    }
  }

  return {
    readAgain,
    /** Writes a comment; the same `key` writes it once, however often it is sent. */
    async write(key: string, body: string): Promise<void> {
      const written = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments'>(
        `${base}/comments`,
        { method: 'POST', body: JSON.stringify({ id: key, body }) },
      )
      // An earlier call arrived, though its answer was lost, and the text was changed since.
      if (written.body !== body) return edit(written, body)
      await readAgain()
    },
    edit,
    /** Deletes a comment; returns what is left of it. */
    async erase({ id: comment }: Comment): Promise<Comment> {
      const left = await apiJson<'DELETE /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/comments/{comment}'>(
        `${base}/comments/${comment}`,
        { method: 'DELETE' },
      )
      await readAgain()
      return left
    },
  }
}
