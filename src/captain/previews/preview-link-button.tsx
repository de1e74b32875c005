import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const PreviewLinksDialog = lazyPart(() => import('./preview-links-dialog.tsx'))

/** Opens the preview links of a saved record. */
export default function PreviewLinkButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const words = translate('commons.actions.previewLink')
  const [open, setOpen] = useState(false)
  if (record.version === 0) return null
  return (
    <>
      <IconButton aria-label={words} title={words} onClick={() => setOpen(true)}>
        <AddLinkOutlined />
      </IconButton>
      {open && <PreviewLinksDialog record={record} close={() => setOpen(false)} />}
    </>
  )
}
