import { useInfiniteQuery } from '@tanstack/react-query'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import { apiPage } from '../../shell/api/api.ts'
import { queryDefaults, type ApiQueryKey } from '../../shell/api/query-options.ts'
import { uploadsPath, type LibraryUpload } from './upload.ts'

interface LibraryQuery {
  readonly q: string
  readonly kind?: UploadKind | undefined
}

interface LibraryResult {
  readonly uploads: readonly LibraryUpload[]
  readonly total: number
}

/** Files per page. */
const pageSize = 48

/** The pages of the tenant's library loaded so far, newest first. Empty while another query loads. */
export function useLibrary(tenant: string, { q, kind }: LibraryQuery) {
  const filter = JSON.stringify({ ...(q && { q }), ...(kind && { kind }) })
  const { data, isError, refetch, fetchNextPage } = useInfiniteQuery({
    ...queryDefaults,
    queryKey: [tenant, 'uploads', filter] satisfies ApiQueryKey,
    queryFn: ({ pageParam, signal }) => readPage(tenant, filter, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = uploadsOf(pages).length
      return read < total ? read : undefined
    },
  })
  const nothing = isError ? [] : undefined
  return {
    uploads: data ? uploadsOf(data.pages) : nothing,
    total: data?.pages.at(-1)?.total ?? 0,
    failed: isError,
    more: () => void fetchNextPage(),
    /** Refetches all pages loaded so far. */
    retry: () => void refetch(),
  }
}

const uploadsOf = (pages: readonly LibraryResult[]): readonly LibraryUpload[] => pages.flatMap(({ uploads }) => uploads)

async function readPage(tenant: string, filter: string, first: number, signal: AbortSignal): Promise<LibraryResult> {
  const query = new URLSearchParams({
    sort: '["createdAt","DESC"]',
    range: JSON.stringify([first, first + pageSize - 1]),
    filter,
  })
  const { rows, total } = await apiPage<'GET /api/v1/authorized/tenants/{tenant}/uploads'>(
    `${uploadsPath(tenant)}?${query}`,
    signal,
  )
  return { uploads: rows, total }
}
