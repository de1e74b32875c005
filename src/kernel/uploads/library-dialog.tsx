import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Rule } from '../../../entities/language/rule.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { ActionDialog } from '../controls/action-dialog.tsx'
import { SearchBox } from '../controls/search-box.tsx'
import { useTenant } from '../context/tenant-context.tsx'
import { LibraryTile } from './library-tile.tsx'
import { type Upload, uploadsPath, type LibraryUpload } from './upload.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { UploadKind } from '../../../entities/language/uploads/upload-kinds.ts'
import { apiPage } from '../../shell/api/api.ts'
import { queryDefaults, type ApiQueryKey } from '../../shell/api/query-options.ts'

interface LibraryDialogProps {
  /** The rules a file must meet to be selectable. */
  readonly rules: readonly Rule[]
  readonly most: number
  choose(uploads: readonly Upload[]): void
  close(): void
}

/** Chooses from the tenant's existing files. */
export function LibraryDialog({ rules, most, choose, close }: LibraryDialogProps) {
  const { translate } = useWords()
  const { slug } = useTenant()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly Upload[]>([])
  const { uploads, total, failed, more, retry } = useLibrary(slug, { q })
  const fitting = uploads?.filter((upload) => rules.every((rule) => rule.holds(upload)))

  const toggle = (upload: Upload) => {
    const rest = chosen.filter(({ id }) => id !== upload.id)
    if (most === 1) return choose([upload])
    setChosen(rest.length < chosen.length ? rest : [...chosen, upload].slice(0, most))
  }
  return (
    <ActionDialog
      title={translate('uploads.library.choose')}
      maxWidth="md"
      actions={
        <>
          {most > 1 && (
            <Button variant="contained" disabled={chosen.length === 0} onClick={() => choose(chosen)}>
              {translate('uploads.library.take', { smart_count: chosen.length })}
            </Button>
          )}
        </>
      }
      sx={{ minHeight: 320 }}
      close={close}
    >
      <SearchBox value={q} placeholder={translate('uploads.library.search')} search={setQ} />
      {failed && (
        <Box role="alert">
          {translate('commons.failures.load')}{' '}
          <Button size="small" onClick={retry}>
            {translate('commons.actions.retry')}
          </Button>
        </Box>
      )}
      {fitting?.length === 0 && !failed && (
        <Box sx={{ color: 'text.secondary' }}>{translate(q ? 'uploads.library.noMatch' : 'uploads.library.none')}</Box>
      )}
      <Box component="ul" aria-busy={!uploads || undefined} sx={grid}>
        {fitting?.map((upload) => (
          <li key={upload.id}>
            <LibraryTile
              upload={upload}
              pressed={most > 1 ? chosen.some(({ id }) => id === upload.id) : undefined}
              act={() => toggle(upload)}
            />
          </li>
        ))}
      </Box>
      {uploads && uploads.length < total && (
        <Button onClick={more} sx={{ alignSelf: 'center' }}>
          {translate('commons.actions.showMore')}
        </Button>
      )}
    </ActionDialog>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 1.5,
} as const

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
function useLibrary(tenant: string, { q, kind }: LibraryQuery) {
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
