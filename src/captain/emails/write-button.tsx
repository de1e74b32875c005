import MailOutlined from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'

const WriteDialog = lazyComponent(() => import('./write-dialog.tsx'))

/** Opens the dialog in which staff write to the customer of a record. */
export default function WriteButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" startIcon={<MailOutlined />} onClick={() => setOpen(true)} data-action="reply">
        {translate('commons.working.reply')}
      </Button>
      {open && (
        <Suspense>
          <WithWords sets={['emails', 'comments', 'validations']}>
            <WriteDialog record={record} close={() => setOpen(false)} />
          </WithWords>
        </Suspense>
      )}
    </>
  )
}
