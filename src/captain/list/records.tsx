import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListContextProvider, useLocation, useNavigate } from 'react-admin'
import { isDeletable } from '../../../entities/entity.ts'
import { ScreenAwaited } from '../../shell/screen-awaited.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { useEntity } from '../entity-context.tsx'
import { NotRead } from '../not-read.tsx'
import { panelKey, useRecordPaths } from '../record-paths.ts'
import type { CaptainRecord } from '../record.ts'
import { useRecordActions } from '../record-actions.ts'
import { useRemoval } from '../removal.tsx'
import { Screen } from '../screen.tsx'
import { useTenant } from '../tenant-context.tsx'
import { useTitleOf } from '../title-of.ts'
import { Cards } from './cards.tsx'
import { columnsOf, subtitleOf } from './columns.ts'
import { Empty } from './empty.tsx'
import { Failed } from './failed.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filtersOf } from './filters.ts'
import { ListScreenContext } from './list-context.ts'
import { Pager } from './pager.tsx'
import { RowMenu } from './row-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Table } from './table.tsx'
import { TitleRow } from './title-row.tsx'
import { TrashBanner } from './trash-banner.tsx'
import { useRecords, useTrashed } from './use-records.ts'

interface Opened {
  readonly record: CaptainRecord
  readonly anchor: HTMLElement
}

const Panel = lazy(() => import('./panel.tsx'))

/** The record that the URL names beside the list. */
function OpenPanel({ list }: { readonly list: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get(panelKey)
  return (
    id && (
      <Suspense>
        <Panel id={id} close={() => navigate(list)} />
      </Suspense>
    )
  )
}

/** The records of an entity: head, filters or what can be done with the selection, rows, pager. */
export function Records({ children }: { readonly children: ReactNode }) {
  const entity = useEntity()
  const { translate } = useWords()
  const { site } = useTenant()
  const paths = useRecordPaths()
  const trashed = useTrashed()
  const controller = useRecords()
  const { data, error, isPending, isPaused, refetch } = controller
  const { page, perPage, total, setPage, setPerPage } = controller
  const paging = { page, perPage, total, setPage, setPerPage }
  // Without a connection nothing fails: the question waits for one.
  const failed = Boolean(error || isPaused)
  const filters = filtersOf(entity, site, controller)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [Bar, Rows] = phone ? [FilterSheet, Cards] : [FilterBar, Table]
  const { remove, purge, refusal } = useRemoval()
  const { recover } = useRecordActions()
  const titleOf = useTitleOf(data)
  const [menu, setMenu] = useState<Opened>()
  const columns = useMemo(() => columnsOf(children, entity, site), [children, entity, site])
  const deletable = paths.create !== undefined && isDeletable(entity)

  const screen = {
    columns,
    subtitle: subtitleOf(entity, columns),
    paths,
    trashed,
    deletable,
    openMenu: (record: CaptainRecord, anchor: HTMLElement) => setMenu({ record, anchor }),
    remove,
    purge,
    recover: (record: CaptainRecord) => void recover([record]),
    titleOf,
  }

  return (
    <ListContextProvider value={controller}>
      <ListScreenContext value={screen}>
        <Screen name="list" busy={isPending && !failed}>
          <TitleRow />
          {trashed && <TrashBanner />}
          {controller.selectedIds.length > 0 ? <SelectionBar /> : <Bar filters={filters} />}
          <Box sx={{ mt: 1 }}>
            {/* Rows that are in sight stay, though they are old. */}
            {failed &&
              (data ? (
                <Box sx={{ mb: 1 }}>
                  <NotRead text={translate('commons.failures.outdated')} retry={() => void refetch()} />
                </Box>
              ) : (
                <Failed error={error} filters={filters} retry={() => void refetch()} />
              ))}
            {isPending && !failed && <ScreenAwaited shape="rows" />}
            {data && (data.length > 0 ? <Rows /> : <Empty filters={filters} />)}
          </Box>
          <Pager {...paging} />
          <OpenPanel list={paths.list} />
          {menu && <RowMenu {...menu} close={() => setMenu(undefined)} />}
          {refusal}
        </Screen>
      </ListScreenContext>
    </ListContextProvider>
  )
}
