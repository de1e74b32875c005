import { useState, useEffect, useLayoutEffect, useRef } from 'react'
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined'
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useToast } from '../../../shell/ui/toast.tsx'
import { isTouchOnly } from '../../../shell/ui/touch.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ListPage } from '../../paged-list/list-page.tsx'
import { queryOf, useListState } from '../../paged-list/list-state.ts'
import { ListNotice } from '../../paged-list/list-notice.tsx'
import { useRows } from '../../paged-list/use-rows.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import { FileButton } from '../../../kernel/uploads/file-button.tsx'
import { UploadQueue } from '../../../kernel/uploads/upload-queue.tsx'
import { uploadsPath, type LibraryUpload } from '../../../kernel/uploads/upload.ts'
import { useFileDrop } from '../../../kernel/uploads/use-file-drop.ts'
import { useUploadQueue } from '../../../kernel/uploads/use-upload-queue.ts'
import { FileDialog } from './file-dialog.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { FileSelection } from './file-selection.tsx'
import './library.css'
import { pastedFiles } from '../../../kernel/uploads/pasted-files.ts'
import Skeleton from '@mui/material/Skeleton'
import { LibraryTile } from '../../../kernel/uploads/library-tile.tsx'

/** /captain/tenant/{tenant}/library: the tenant's uploads, and where they are used. */
export default function LibraryPage() {
  const { slug } = useTenant()
  return <Library key={slug} tenant={slug} />
}

/** All types that the server accepts. HEIC is listed by extension, for phone photos. */
const accept = 'image/*,.heic,.heif,audio/mpeg,audio/wav,application/pdf'

function Library({ tenant }: { readonly tenant: string }) {
  const { translate } = useWords()
  const toast = useToast()
  const [state, change] = useListState({ column: 'createdAt', order: 'DESC' }, ['kind', 'unused'])
  const loaded = useRows<'GET /api/v1/authorized/tenants/{tenant}/uploads'>(
    tenant,
    `${uploadsPath(tenant)}?${queryOf(state, state.filters)}`,
  )
  const again = () => void loaded.refetch()
  const [open, setOpen] = useState<string>()
  const [selected, setSelected] = useState<readonly string[]>()
  const [hasSelected, setHasSelected] = useState(false)
  // Only what is on the page is selected: nobody deletes what they do not see.
  const changeList: typeof change = (next) => {
    setSelected(selected && [])
    change(next)
  }
  const { pending, send, dismiss } = useUploadQueue({
    take: again,
    finished: ([first, ...others]) =>
      toast({
        text:
          others.length === 0
            ? translate('library.uploaded', { name: first!.name })
            : translate('library.uploadedMany', { smart_count: others.length + 1 }),
      }),
  })
  const take = (files: Iterable<File>) => send([...files])
  const { over, target } = useFileDrop(take)
  usePastedFiles(take)

  const button = (
    <FileButton
      variant="contained"
      startIcon={<CloudUploadOutlined />}
      accept={accept}
      many
      take={take}
      sx={{ minHeight: { xs: 44, sm: 40 } }}
    >
      {translate('library.upload')}
    </FileButton>
  )
  return (
    <>
      <Box {...target} className="library" data-over={over ? translate('library.drop') : undefined}>
        <ListPage
          title={translate('titles.pages.captainLibrary')}
          countOf={(total) => translate('library.count', { smart_count: total })}
          things={translate('library.files')}
          tenant={tenant}
          state={state}
          change={changeList}
          loaded={loaded}
          searchFor={translate('uploads.library.search')}
          actions={button}
          filters={<LibraryFilters state={state} change={changeList} />}
          waiting={<FileGridSkeleton />}
          none={
            <ListNotice
              icon={PhotoLibraryOutlined}
              title={translate('library.none.title')}
              body={translate(isTouchOnly() ? 'library.noneTouch' : 'library.none.body')}
            />
          }
        >
          {selected ? (
            <FileSelection
              uploads={loaded.rows ?? []}
              selected={selected}
              select={setSelected}
              end={() => {
                setHasSelected(true)
                setSelected(undefined)
              }}
              changed={again}
            />
          ) : (
            <Button
              size="small"
              autoFocus={hasSelected}
              sx={{ display: 'flex', ml: 'auto', mb: 1 }}
              onClick={() => setSelected([])}
            >
              {translate('library.selection.select')}
            </Button>
          )}
          <FileGrid
            uploads={loaded.rows ?? []}
            selected={selected}
            press={(id) =>
              selected
                ? setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
                : setOpen(id)
            }
          />
          {!isTouchOnly() && <p className="library-hint">{translate('uploads.dropHint')}</p>}
        </ListPage>
        <Box className="library-sending" aria-live="polite">
          <UploadQueue pending={pending} dismiss={dismiss} />
        </Box>
      </Box>
      {open !== undefined && (
        <FileDialog
          key={open}
          id={open}
          changed={again}
          // A replacement that arrives while another file is looked at does not take its place.
          show={(next) => setOpen((now) => (now === open ? next : now))}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** Accepts files pasted into the page, except into a field or a dialog. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = event.clipboardData ? pastedFiles(event.clipboardData) : []
      if (files.length === 0 || (event.target as Element).closest?.('input, textarea, dialog')) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

interface FileGridProps {
  readonly uploads: readonly LibraryUpload[]
  /** The ids of the selected files; undefined while a press opens a file. */
  readonly selected?: readonly string[] | undefined
  press(id: string): void
}

/** A page of the library. */
function FileGrid({ uploads, selected, press }: FileGridProps) {
  const { translate } = useWords()
  return (
    <ul className="library-grid" aria-label={translate('library.files')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <LibraryTile
            upload={upload}
            note={translate(upload.uses > 0 ? 'library.uses.count' : 'library.uses.none', { smart_count: upload.uses })}
            pressed={selected?.includes(upload.id)}
            act={() => press(upload.id)}
          />
        </li>
      ))}
    </ul>
  )
}

const placeholderCount = Array.from({ length: 12 }, (_, place) => place)

/** The skeleton of the grid. */
const FileGridSkeleton = () => (
  <div className="library-grid" aria-hidden="true">
    {placeholderCount.map((place) => (
      <Skeleton
        key={place}
        variant="rounded"
        sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', mb: '44px' }}
      />
    ))}
  </div>
)
