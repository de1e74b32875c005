import MailOutlined from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useRefresh } from 'react-admin'
import { lazy, Suspense, useState } from 'react'
import { order as entity } from '../../../entities/order.ts'
import { RailCard } from '../../captain/form/rail-card.tsx'
import { useTenant } from '../../captain/tenant/tenant-context.tsx'
import { useLabels } from '../../captain/words/labels.ts'
import type { Answer } from '../../shell/api/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { OrderRecord } from './order-record.ts'

const LetterDialog = lazy(() => import('./letter-dialog.tsx'))

type Letters = Answer<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/letters'>
export type Letter = Letters['letters'][number]

/** The emails that fit the state of an order, each read before it is sent; nothing where the tenant sends none. */
export function OrderLetters() {
  const order = useRecordContext<OrderRecord>()!
  const labels = useLabels(entity)
  const { slug } = useTenant()
  const { translate } = useWords()
  const toast = useToast()
  const refresh = useRefresh()
  const [open, setOpen] = useState<Letter>()
  const { data } = useQuery({
    queryKey: [slug, 'letters', order.id, order.version],
    queryFn: () =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/{entity}/{id}/letters'>(
        `/api/v1/authorized/tenants/${slug}/order/${order.id}/letters`,
      ),
  })
  if (!data?.isOn || data.letters.length === 0) return null
  const sent = () => {
    setOpen(undefined)
    toast({ kind: 'success', text: translate('resources.order.page.letters.queued') })
    refresh()
  }
  return (
    <RailCard title={translate('resources.order.page.letters.title')}>
      <Box component="ul" sx={list} data-letters>
        {data.letters.map((letter) => (
          <li key={letter.letter}>
            <Box component="span" sx={{ flex: 1 }}>
              {labels.option('letters', letter.letter)}
              {letter.wasSent && (
                <Box component="span" sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}>
                  {translate('resources.order.page.letters.sent')}
                </Box>
              )}
            </Box>
            <Button
              variant="outlined"
              startIcon={<MailOutlined />}
              onClick={() => setOpen(letter)}
              sx={{ minHeight: { xs: 44, sm: 36 } }}
            >
              {translate('resources.order.page.letters.preview')}
            </Button>
          </li>
        ))}
      </Box>
      {open && (
        <Suspense>
          <LetterDialog
            letter={open}
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
