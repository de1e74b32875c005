import MailOutlined from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useRefresh } from 'react-admin'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { order as entity } from '../../../entities/order.ts'
import { RailCard } from '../../captain/form/rail-card.tsx'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { useLabels } from '../../captain/words/labels.ts'
import type { Answer } from '../../shell/api/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

const EmailDialog = lazyComponent(() => import('./email-dialog.tsx'))

type Emails = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>
export type Email = Emails['emails'][number]

/** The emails that fit the state of an order, each read before it is sent; nothing where the tenant sends none. */
export function OrderEmails() {
  const order = useRecordContext<OrderRecord>()!
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const { translate } = useWords()
  const toast = useToast()
  const refresh = useRefresh()
  const [open, setOpen] = useState<Email>()
  const { data } = useQuery({
    queryKey: [slug, 'emails', order.id, order.version],
    queryFn: () =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/emails'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/emails`,
      ),
  })
  if (!data?.isOn || data.emails.length === 0) return null
  const sent = () => {
    setOpen(undefined)
    toast({ kind: 'success', text: translate('resources.order.page.emails.queued') })
    refresh()
  }
  return (
    <RailCard title={translate('resources.order.page.emails.title')}>
      <Box component="ul" sx={list} data-emails>
        {data.emails.map((email) => (
          <li key={email.kind}>
            <Box component="span" sx={{ flex: 1 }}>
              {labels.option('sentEmails', email.kind)}
              {email.wasSent && (
                <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
                  {translate('resources.order.page.emails.sent')}
                </Box>
              )}
            </Box>
            <Button
              variant="outlined"
              startIcon={<MailOutlined />}
              onClick={() => setOpen(email)}
              sx={{ minHeight: { xs: 44, sm: 36 } }}
            >
              {translate('resources.order.page.emails.preview')}
            </Button>
          </li>
        ))}
      </Box>
      {open && (
        <Suspense>
          <EmailDialog
            email={open}
            order={order}
            sendsMail={data.sendsMail}
            close={() => setOpen(undefined)}
            onSent={sent}
          />
        </Suspense>
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
