import MailOutlined from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'

const WriteDialog = lazyPart(() => import('./write-dialog.tsx'), 'customer-emails', 'comments', 'validations')

/** Opens the dialog in which staff write to the customer of a record. */
export default function WriteButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<MailOutlined />} onClick={() => setOpen(true)} data-action="reply">
        {translate('commons.working.reply')}
      </Button>
      {open && <WriteDialog record={record} close={() => setOpen(false)} />}
    </>
  )
}
