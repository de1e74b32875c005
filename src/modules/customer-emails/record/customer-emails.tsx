import MailOutlined from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRefresh } from 'react-admin'
import { useState } from 'react'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { RailCard } from '../../../kernel/controls/rail-card.tsx'
import { useEmails, type Email } from './emails.ts'
import { useScope } from '../../../kernel/words/scope.ts'

const EmailDialog = lazyPart(() => import('./email-dialog.tsx'))

/** The emails that fit the state of a record, each read before it is sent; nothing where the tenant sends none. */
export default function CustomerEmails({ record }: { readonly record: CaptainRecord }) {
  const { labels, translate } = useScope()
  const toast = useToast()
  const refresh = useRefresh()
  const [open, setOpen] = useState<Email>()
  const { data } = useEmails(record)
  if (!data?.isOn || data.emails.length === 0) return null
  const sent = () => {
    setOpen(undefined)
    toast({ kind: 'success', text: translate('customer-emails.queued') })
    refresh()
  }
  return (
    <RailCard title={translate('customer-emails.title')}>
      <Box component="ul" sx={list} data-emails>
        {data.emails.map((email) => (
          <li key={email.kind}>
            <Box component="span" sx={{ flex: 1 }}>
              {labels.option('sentEmails', email.kind)}
              {email.wasSent && (
                <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
                  {translate('customer-emails.sent')}
                </Box>
              )}
            </Box>
            <Button
              variant="outlined"
              startIcon={<MailOutlined />}
              onClick={() => setOpen(email)}
              sx={{ minHeight: { xs: 44, sm: 36 } }}
            >
              {translate('customer-emails.preview')}
            </Button>
          </li>
        ))}
      </Box>
      {open && (
        <EmailDialog
          email={open}
          record={record}
          sendsMail={data.sendsMail}
          close={() => setOpen(undefined)}
          onSent={sent}
        />
      )}
    </RailCard>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  fontSize: 14,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
} as const
