import { useCallback, useEffect, useState } from 'react'
import type { UploadKind } from '../../../entities/upload.ts'
import { apiFetch } from '../../shell/api.ts'
import { uploadsPath, type Upload } from './upload.ts'

interface Question {
  readonly q: string
  readonly kind?: UploadKind | undefined
}

interface Page {
  readonly asked: string
  readonly uploads: readonly Upload[]
  readonly total: number
  readonly failed?: true
}

/** How many files come at a time. */
const pageSize = 48

/** The tenant's library as far as it was read, newest first. Waiting for another question, it has nothing. */
export function useLibrary(tenant: string, { q, kind }: Question) {
  const asked = JSON.stringify({ ...(q && { q }), ...(kind && { kind }) })
  const [page, setPage] = useState<Page>()

  const load = useCallback(
    (before: readonly Upload[], signal?: AbortSignal, count = pageSize) => {
      readPage(tenant, asked, before.length, count, signal).then(
        ({ uploads, total }) => setPage({ asked, total, uploads: [...before, ...uploads] }),
        () => {
          if (!signal?.aborted) setPage({ asked, total: before.length, uploads: before, failed: true })
        },
      )
    },
    [tenant, asked],
  )
  useEffect(() => {
    const stop = new AbortController()
    load([], stop.signal)
    return () => stop.abort()
  }, [load])

  const shown = page?.asked === asked ? page : undefined
  return {
    uploads: shown?.uploads,
    total: shown?.total ?? 0,
    failed: shown?.failed === true,
    more: () => load(shown?.uploads ?? []),
    /** Reads again as much as was read. */
    retry: () => load([], undefined, Math.max(shown?.uploads.length ?? 0, pageSize)),
  }
}

async function readPage(tenant: string, filter: string, first: number, count: number, signal?: AbortSignal) {
  const asked = new URLSearchParams({
    sort: '["createdAt","DESC"]',
    range: JSON.stringify([first, first + count - 1]),
    filter,
  })
  const answer = await apiFetch(`${uploadsPath(tenant)}?${asked}`, signal ? { signal } : {})
  const total = Number(answer.headers.get('content-range')?.split('/')[1] ?? 0)
  return { uploads: (await answer.json()) as readonly Upload[], total }
}
