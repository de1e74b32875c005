import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const AddToPlanDialog = lazyPart(() => import('./add-to-plan-dialog.tsx'))

/** Adds a saved record to a publish plan. */
export default function AddToPlanButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const words = translate('commons.actions.addToPlan')
  const [open, setOpen] = useState(false)
  if (record.version === 0) return null
  return (
    <>
      <IconButton aria-label={words} title={words} onClick={() => setOpen(true)}>
        <PlaylistAddOutlined />
      </IconButton>
      {open && <AddToPlanDialog record={record} close={() => setOpen(false)} />}
    </>
  )
}
