import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ListContextProvider, useLocation, useNavigate, LinkBase } from 'react-admin'
import { isDeletable } from '../../../entities/language/entity.ts'
import { pictureFields } from '../../../entities/language/derived/record-picture.ts'
import { screensOf } from '../../../entities/language/screens.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { lazyComponent, lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { ReadFailure } from '../../kernel/controls/read-failure.tsx'
import { panelKey, useRecordPaths, type RecordPaths } from '../navigation/record-paths.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordActions } from '../record/record-actions.ts'
import { useDeleteRecords } from '../record/use-delete-records.tsx'
import { Screen } from '../page/screen.tsx'
import type { ListColumns } from '../../kernel/context/screen-map.ts'
import { useFeatures } from '../../kernel/features/feature.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { chosenColumns, columnsOf, listColumns } from '../columns/columns.ts'
import { ListError } from './page/list-error.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { useListFilters } from './filters/use-filters.ts'
import { Board, Cards, EmptyList, Grid, RowMenu, SelectionBar, ViewTabs } from '../lazy/list-parts.ts'
import { useLayout } from './state/layout.ts'
import { ListScreenContext, useListScreen } from './state/list-context.ts'
import { Pager } from '../paged-list/pager.tsx'
import { usePreloadScreens } from '../lazy/preload-screens.ts'
import { pictureReader } from './rows/row-picture.tsx'
import { Table } from './table/table.tsx'
import { TitleRow } from './page/title-row.tsx'
import { useRecords, useTrashed } from './state/use-records.ts'
import { useViews } from './views/use-views.ts'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { NoticeBar } from '../../kernel/controls/notice-bar.tsx'
import { useScope } from '../../kernel/words/scope.ts'

interface Opened {
  readonly record: CaptainRecord
  readonly anchor: HTMLElement
}

const RecordPanel = lazyPart(() => import('./record-panel.tsx'))

/** The panel of the record whose id the URL carries, beside the list, whose query stays. */
function OpenPanel({ list }: { readonly list: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const id = query.get(panelKey)
  query.delete(panelKey)
  return id && <RecordPanel id={id} close={() => navigate(query.size > 0 ? `${list}?${query}` : list)} />
}

/** The paths of a list’s records: a record that opens beside the list leaves the list as it is. */
function useListPaths(): RecordPaths {
  const paths = useRecordPaths()
  const { search } = useLocation()
  return useMemo(
    () => ({
      ...paths,
      open: (record) => {
        const path = paths.open(record)
        const [, panel] = path?.split('?') ?? []
        if (!panel) return path
        const query = new URLSearchParams(search)
        for (const [key, value] of new URLSearchParams(panel)) query.set(key, value)
        return `${paths.list}?${query}`
      },
    }),
    [paths, search],
  )
}

const QuickEdit = lazyPart(() => import('./quick-edit/quick-edit.tsx'))
const PhoneFilters = lazyComponent(() => import('./filters/phone-filters.tsx'))

/** The list of an entity's records: header, filters, rows, pager, and what can be done with those selected. */
export function EntityList({ columns }: { readonly columns: ListColumns }) {
  const { entity, translate, site } = useScope()
  const paths = useListPaths()
  const trashed = useTrashed()
  const controller = useRecords()
  const { data, error, isPending, isPaused, refetch } = controller
  const { page, perPage, total, setPage, setPerPage } = controller
  const paging = { page, perPage, total, setPage, setPerPage }
  // Offline, a query is paused rather than failed.
  const failed = Boolean(error || isPaused)
  const [resetCount, setResetCount] = useState(0)
  const resetSearch = () => setResetCount(resetCount + 1)
  const { clear, ...found } = useListFilters(entity, site, controller)
  const filters = {
    ...found,
    clear: () => {
      resetSearch()
      clear()
    },
  }
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  // Until the code of the layout chosen is there, the one before it stays.
  const layout = useDeferredValue(useLayout()[0])
  const Bar = phone ? PhoneFilters : FilterBar
  const Rows = layout === 'table' ? (phone ? Cards : Table) : { grid: Grid, board: Board }[layout]
  const { remove, purge, refusal } = useDeleteRecords()
  const { recover } = useRecordActions()
  const titleOf = useRecordTitle(data)
  usePreloadScreens(data !== undefined, data?.[0] && paths.open(data[0]), paths.create)
  const [menu, setMenu] = useState<Opened>()
  const actions = useFeatures('listActions')
  const [action, setAction] = useState<{ readonly name: string; readonly entry: string }>()
  const ActionDialog = actions.find(({ name }) => name === action?.name)?.Dialog
  const [quick, setQuick] = useState<Opened & { readonly field: string }>()
  const chosen = new URLSearchParams(useLocation().search).get('columns')
  const shown = useMemo(() => {
    // A picture stands beside the title.
    const pictures = pictureFields(siteFields(entity, site))
    const declared = columnsOf(columns, entity, site).filter(({ field }) => !pictures.includes(field))
    return chosen === null ? listColumns(declared, entity) : chosenColumns(declared, entity, site, chosen.split(','))
  }, [columns, entity, site, chosen])
  const pictureOf = pictureReader(entity, site)
  const views = useViews(trashed)
  const deletable = paths.create !== undefined && isDeletable(entity)

  const screens = screensOf(entity, site)
  const screen = {
    ...shown,
    layout,
    resetCount,
    resetSearch,
    pictureOf: data?.some((record) => pictureOf?.(record)) ? pictureOf : undefined,
    paths,
    trashed,
    deletable,
    editable: (screens.includes('edit') && entity.edit !== 'single') || entity.staffFields !== undefined,
    openMenu: (record: CaptainRecord, anchor: HTMLElement) => setMenu({ record, anchor }),
    openQuickEdit: (record: CaptainRecord, field: string, anchor: HTMLElement) => setQuick({ record, field, anchor }),
    remove,
    purge,
    recover: (record: CaptainRecord) => void recover([record]),
    openAction: (name: string, entry: string) => setAction({ name, entry }),
    titleOf,
  }

  return (
    <ListContextProvider value={controller}>
      <ListScreenContext value={screen}>
        <Screen name="list" busy={isPending && !failed}>
          <TitleRow />
          {trashed && <TrashBanner />}
          {views.expected && (
            <Suspense fallback={<Box sx={{ mb: 1, height: { xs: 45, sm: 41 } }} />}>
              <ViewTabs views={views.views} refetch={views.refetch} />
            </Suspense>
          )}
          <Suspense fallback={<div style={{ minHeight: 48 }} />}>
            <Bar filters={filters} />
          </Suspense>
          <Box sx={{ mt: 1 }}>
            {/* After a failure, the rows loaded earlier stay visible. */}
            {failed &&
              (data ? (
                <Box sx={{ mb: 1 }}>
                  <ReadFailure text={translate('commons.failures.outdated')} retry={() => void refetch()} />
                </Box>
              ) : (
                <ListError error={error} filters={filters} retry={() => void refetch()} />
              ))}
            {isPending && !failed && <ScreenSkeleton shape="rows" />}
            {data && (
              <Suspense fallback={<ScreenSkeleton shape="rows" />}>
                {data.length > 0 ? <Rows /> : <EmptyList filters={filters} />}
              </Suspense>
            )}
          </Box>
          {layout !== 'board' && <Pager {...paging} />}
          {controller.selectedIds.length > 0 && <SelectionBar />}
          <OpenPanel list={paths.list} />
          {menu && <RowMenu {...menu} close={() => setMenu(undefined)} />}
          {quick && <QuickEdit {...quick} close={() => setQuick(undefined)} />}
          {action && ActionDialog && <ActionDialog name={action.entry} close={() => setAction(undefined)} />}
          {refusal}
        </Screen>
      </ListScreenContext>
    </ListContextProvider>
  )
}

/** Says that the list shows the trash, and links back to the records in use. */
function TrashBanner() {
  const { translate } = useWords()
  const { paths } = useListScreen()
  return (
    <Box sx={{ mb: 1 }}>
      <NoticeBar
        icon={DeleteOutlined}
        action={
          <Button color="inherit" size="small" component={LinkBase} to={paths.list}>
            {translate('commons.trash.leave')}
          </Button>
        }
      >
        {translate('commons.trash.banner')}
      </NoticeBar>
    </Box>
  )
}
