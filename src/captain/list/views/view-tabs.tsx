import { use, useEffect, useRef, useState, type DragEvent } from 'react'
import { flushSync } from 'react-dom'
import Tune from '@mui/icons-material/Tune'
import WarningAmber from '@mui/icons-material/WarningAmber'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { maxViewCount, type ViewQuery } from '../../../../entities/language/declaration/list-views.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { useShownView } from './use-shown-view.ts'
import { useViewCalls } from './use-view-calls.ts'
import type { ListViews, SavedView } from './use-views.ts'
import { isSameView, keyIn, viewAddress, withoutIssues } from './view-address.ts'
import { useScope } from '../../../kernel/words/scope.ts'

const ViewDialog = lazyPart(() => import('./view-dialog.tsx'), 'views')

interface Tab {
  /** As in the address: empty for the list as it is, `ready.` and a name, or the id of a view. */
  readonly key: string
  readonly name: string
  readonly query: ViewQuery
  readonly count: number | null
  readonly saved?: SavedView
}

interface ViewTabsProps {
  /** Undefined until they have been read. */
  readonly views: ListViews | undefined
  refetch(): Promise<unknown>
}

/** The views of a list as links above it: each an address, with how many records it has. */
export default function ViewTabs({ views, refetch }: ViewTabsProps) {
  const words = useWords()
  use(words.load('views'))
  return views ? <Tabs views={views} refetch={refetch} /> : <Box sx={{ mb: 1, height: { xs: 45, sm: 41 } }} />
}

function Tabs({ views, refetch }: { readonly views: ListViews; refetch(): Promise<unknown> }) {
  const { translate, entity, format } = useScope()
  const toast = useToast()
  const { paths, resetSearch } = useListScreen()
  const { search } = useLocation()
  const navigate = useNavigate()
  const calls = useViewCalls()
  const [dialog, setDialog] = useState<{ readonly view?: SavedView }>()
  const [saving, setSaving] = useState(false)
  const [dragged, setDragged] = useState<SavedView>()

  const tabs: readonly Tab[] = [
    { key: '', name: translate('views.all'), query: {}, count: views.all },
    ...views.ready.map(({ name, query, count }) => ({
      key: `ready.${name}`,
      name: translate(`resources.${entity.name}.views.${name}`),
      query: query as ViewQuery,
      count,
    })),
    ...views.views.map((saved) => ({
      key: saved.id,
      name: saved.name,
      query: withoutIssues(saved.query as ViewQuery, saved.issues),
      count: saved.count,
      saved,
    })),
  ]
  const shown = useShownView()
  const isShown = ({ query }: Tab) => isSameView(entity, query, shown)
  const key = keyIn(search)
  const current = tabs.find((tab) => key !== '' && tab.key === key) ?? tabs.find(isShown) ?? tabs[0]!
  const { saved } = current
  const modified = !isShown(current) || (saved?.issues.length ?? 0) > 0
  const countText = (count: number) => (count > maxViewCount ? `${format.number(maxViewCount)}+` : format.number(count))
  const addressOf = ({ query, key: to }: Tab) => viewAddress(paths.list, entity, query, to)

  const list = useRef<HTMLUListElement>(null)
  const currentKey = current.key
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(currentKey)}"]`)
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  }, [currentKey])

  /** Back to the view, in the layout that is shown if the view names none. */
  const reset = () => {
    const { query, key: to } = current
    resetSearch()
    navigate(viewAddress(paths.list, entity, { ...query, layout: query.layout ?? shown.layout }, to))
  }

  async function save(): Promise<void> {
    // Once more with the same version would be refused as if somebody else had changed it.
    if (saving) return
    setSaving(true)
    // A view without a layout stays so: whoever changes its conditions does not choose a layout for everybody.
    const query = { ...shown, layout: current.query.layout && shown.layout }
    const failure = await calls.change(saved!, { query })
    toast(failure === undefined ? { text: translate('views.saved') } : { text: failure, kind: 'error' })
    await refetch()
    flushSync(() => setSaving(false))
    // The button goes with what it saved.
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(currentKey)}"] a`)?.focus()
  }

  async function drop(at: SavedView): Promise<void> {
    if (!dragged || dragged.id === at.id || dragged.audience !== at.audience) return
    const failure = await calls.move(dragged, at, views.views)
    if (failure) toast({ text: failure, kind: 'error' })
    await refetch()
  }

  const draggable = (view: SavedView | undefined) =>
    view && {
      draggable: true,
      onDragStart: () => setDragged(view),
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => {
        if (dragged?.audience === view.audience) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        void drop(view)
      },
    }

  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 1, borderBottom: '1px solid var(--line)' }}
      >
        <Box component="nav" aria-label={translate('views.title')} sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box component="ul" ref={list} sx={listStyle}>
            {tabs.map((tab) => (
              <li key={tab.key} data-tab={tab.key} {...draggable(tab.saved)}>
                <LinkBase
                  to={addressOf(tab)}
                  onClick={resetSearch}
                  draggable={false}
                  aria-current={tab === current ? 'page' : undefined}
                  title={tab.saved && translate(`views.seenBy.${tab.saved.audience}`)}
                >
                  {tab.saved && tab.saved.issues.length > 0 && (
                    <WarningAmber titleAccess={translate('views.broken')} sx={{ fontSize: 16 }} />
                  )}
                  <span>{tab.name}</span>
                  {tab.count !== null && <span className="count">{countText(tab.count)}</span>}
                  {tab === current && modified && (
                    <span className="changed" role="img" aria-label={translate('views.changed')} />
                  )}
                </LinkBase>
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', '& button': { minHeight: { xs: 44, sm: 36 } } }}>
          {modified && saved && (
            <Button size="small" variant="text" disabled={saving} onClick={() => void save()}>
              {translate('views.save')}
            </Button>
          )}
          {modified && (
            <Button size="small" variant="text" onClick={() => setDialog({})}>
              {translate(saved ? 'views.saveAs' : 'views.keep')}
            </Button>
          )}
          {!isShown(current) && (
            <Button size="small" variant="text" onClick={reset}>
              {translate('views.reset')}
            </Button>
          )}
          {saved && (
            <IconButton
              aria-label={translate('views.settingsOf', { name: saved.name })}
              aria-haspopup="dialog"
              onClick={() => setDialog({ view: saved })}
              sx={{ width: { xs: 44, sm: 36 }, height: { xs: 44, sm: 36 } }}
            >
              <Tune fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      {saved && saved.issues.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('views.brokenBody', { name: saved.name })}
        </Alert>
      )}
      {dialog && <ViewDialog view={dialog.view} close={() => setDialog(undefined)} />}
    </>
  )
}

const listStyle = {
  position: 'relative',
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: { xs: 44, sm: 40 },
    px: 1.5,
    borderBottom: '2px solid transparent',
    color: 'text.secondary',
    fontSize: 14,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { color: 'text.primary', bgcolor: 'var(--hover)' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
    '&[aria-current]': { color: 'text.primary', fontWeight: 700, borderBottomColor: 'var(--accent)' },
  },
  '& .count': {
    px: 0.75,
    borderRadius: '9px',
    bgcolor: 'var(--hover)',
    fontSize: 12,
    fontWeight: 400,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .changed': { width: 7, height: 7, borderRadius: '50%', bgcolor: 'var(--accent)' },
} as const
