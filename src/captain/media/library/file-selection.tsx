import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { joinWords } from '../../../kernel/words/join-words.ts'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { errorText } from '../../../kernel/words/error-text.ts'
import { labelsOf } from '../../../kernel/words/labels.ts'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { LibraryUpload } from '../../../kernel/uploads/upload.ts'
import { deleteUploads } from './upload-detail.ts'

/** How many files that stay are named. */
const namedMost = 3

interface FileSelectionProps {
  /** The files of the page. */
  readonly uploads: readonly LibraryUpload[]
  readonly selected: readonly string[]
  select(ids: readonly string[]): void
  /** Ends the selection. */
  end(): void
  /** Called once files were deleted. */
  changed(): void
}

/** What is done with the selected files: they are deleted in one call; those that records use stay, and are named. */
export function FileSelection({ uploads, selected, select, end, changed }: FileSelectionProps) {
  const words = useWords()
  const { translate, locale } = words
  const { slug } = useTenant()
  const confirm = useConfirm()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const toolbar = useRef<HTMLDivElement>(null)
  useEffect(() => toolbar.current?.focus(), [])

  const namesOf = (files: readonly { readonly name: string }[]): string =>
    joinWords(
      files.slice(0, namedMost).map(({ name }) => translate('library.selection.named', { name })),
      locale,
    )

  async function remove(): Promise<void> {
    const agreed = await confirm({
      mode: 'delete',
      title: translate('library.selection.title', { smart_count: selected.length }),
      body: translate('library.selection.body'),
      ok: translate('library.removal.run'),
    })
    if (!agreed) return
    setBusy(true)
    try {
      const { deleted, used, recent } = await deleteUploads(slug, selected)
      const parts = [
        deleted.length > 0 && translate('library.selection.deleted', { smart_count: deleted.length }),
        used.length > 0 && translate('library.selection.used', { smart_count: used.length, names: namesOf(used) }),
        recent.length > 0 &&
          translate('library.selection.recent', { smart_count: recent.length, names: namesOf(recent) }),
      ].filter((part) => part !== false)
      toast({ kind: used.length + recent.length > 0 ? 'warning' : 'success', text: parts.join(' ') })
      end()
      changed()
    } catch (error) {
      toast({ kind: 'error', text: errorText(translate, labelsOf(words, 'upload'), error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      ref={toolbar}
      tabIndex={-1}
      role="toolbar"
      aria-label={translate('library.selection.select')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        outline: 'none',
        '& button': { minHeight: 44 },
      }}
    >
      <strong role="status">{translate('commons.list.selected', { smart_count: selected.length })}</strong>
      <Button size="small" onClick={() => select(uploads.map(({ id }) => id))}>
        {translate('library.selection.all', { smart_count: uploads.length })}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteOutlineIcon />}
        disabled={busy || selected.length === 0}
        onClick={() => void remove()}
      >
        {translate('library.removal.run')}
      </Button>
      <Button size="small" sx={{ ml: 'auto' }} onClick={end}>
        {translate('commons.list.unselect')}
      </Button>
    </Box>
  )
}
