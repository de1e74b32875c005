import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { Rule } from '../../../entities/language/rule.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { FullPageDialog } from '../controls/full-page-dialog.tsx'
import { SearchBox } from '../controls/search-box.tsx'
import { useTenant } from '../context/tenant-context.tsx'
import { LibraryTile } from './library-tile.tsx'
import type { Upload } from './upload.ts'
import { useLibrary } from './use-library.ts'

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
    <FullPageDialog close={close} maxWidth="md" aria-labelledby="library-title">
      <DialogTitle id="library-title">{translate('uploads.library.choose')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, minHeight: 320 }}>
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
          <Box sx={{ color: 'text.secondary' }}>
            {translate(q ? 'uploads.library.noMatch' : 'uploads.library.none')}
          </Box>
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
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {translate('commons.actions.cancel')}
        </Button>
        {most > 1 && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => choose(chosen)}>
            {translate('uploads.library.take', { smart_count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </FullPageDialog>
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
