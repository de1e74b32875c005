import { useState } from 'react'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { Pill, type PillColour } from '../pill.tsx'
import { outcomeOf } from './outcome.ts'
import type { Delivery, Webhook, WebhooksPath } from './webhook.ts'

interface DeliveriesDialogProps {
  readonly path: WebhooksPath
  readonly webhook: Webhook
  onDone(): void
  onClose(): void
}

const colours: Readonly<Record<Delivery['status'], PillColour>> = {
  waiting: 'amber',
  sending: 'blue',
  delivered: 'green',
  failed: 'red',
}

const pageSize = 25

/** What was sent to an endpoint, and what it answered; events are sent again from here. */
export function DeliveriesDialog({ path, webhook, onDone, onClose }: DeliveriesDialogProps) {
  const words = useWords()
  const { translate } = words
  const show = useToast()
  const { fault, run } = useAccountCall()
  const { id, name, kind, isOn, lastSequence } = webhook
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [path, id, 'deliveries'],
    queryFn: ({ pageParam, signal }) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/webhooks/{id}/deliveries'>(
        `${path}/${id}/deliveries?limit=${pageSize}${pageParam && `&before=${pageParam}`}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)!.id : undefined),
  })
  const deliveries = data?.pages.flat() ?? []
  const mayReplay = kind === 'events' && isOn

  async function replay(range: { from: number; to: number; onlyFailed?: boolean }): Promise<void> {
    await run(async () => {
      const { replayed } = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/webhooks/{id}/replays'>(
        `${path}/${id}/replays`,
        { method: 'POST', body: JSON.stringify(range) },
      )
      show({ text: translate('webhooks.replay.done', { smart_count: replayed }) })
    })
    void refetch()
    onDone()
  }

  return (
    <FormDialog
      title={translate('webhooks.deliveries.title', { name })}
      lead={translate('webhooks.deliveries.lead')}
      width="md"
      fault={fault ?? (error ? accountErrorText(words, error) : undefined)}
      onClose={onClose}
    >
      {mayReplay && lastSequence !== null && <Range last={lastSequence} replay={(range) => void replay(range)} />}
      {data && deliveries.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('webhooks.deliveries.none')}</Typography>
      )}
      <div>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            replay={
              mayReplay && delivery.sequence !== null && ['delivered', 'failed'].includes(delivery.status)
                ? () => void replay({ from: delivery.sequence!, to: delivery.sequence! })
                : undefined
            }
          />
        ))}
      </div>
      {hasNextPage && (
        <Button variant="outlined" onClick={() => void fetchNextPage()}>
          {translate('webhooks.deliveries.more')}
        </Button>
      )}
    </FormDialog>
  )
}

interface RangeProps {
  readonly last: number
  replay(range: { from: number; to: number; onlyFailed?: boolean }): void
}

/** Sends the events from one number to another again, or those of them that were given up. */
function Range({ last, replay }: RangeProps) {
  const { translate } = useWords()
  const [from, setFrom] = useState('1')
  const [to, setTo] = useState(String(last))
  const numberOf = (text: string) => Number(text.normalize('NFKC').trim())
  const range = { from: numberOf(from), to: numberOf(to) }
  const isRange =
    Number.isInteger(range.from) && Number.isInteger(range.to) && range.from >= 1 && range.to >= range.from
  const field = (key: 'from' | 'to', value: string, set: (text: string) => void) => (
    <TextField
      size="small"
      label={translate(`webhooks.replay.${key}`)}
      value={value}
      onChange={({ target }) => set(target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ width: 110 }}
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1 }}>
      {field('from', from, setFrom)}
      {field('to', to, setTo)}
      <Button
        variant="outlined"
        disabled={!isRange}
        onClick={() => replay({ ...range, onlyFailed: true })}
        sx={{ minHeight: { xs: 44, sm: 40 } }}
      >
        {translate('webhooks.replay.failed')}
      </Button>
      <Button disabled={!isRange} onClick={() => replay(range)} sx={{ minHeight: { xs: 44, sm: 40 } }}>
        {translate('webhooks.replay.all')}
      </Button>
    </Box>
  )
}

interface DeliveryRowProps {
  readonly delivery: Delivery
  readonly replay: (() => void) | undefined
}

const text = {
  m: 0,
  p: 1,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 12,
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

function DeliveryRow({ delivery, replay }: DeliveryRowProps) {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const { sequence, status, attempts, body, createdAt, attemptedAt, nextAt, response, duration } = delivery
  const outcome = outcomeOf(words, delivery)
  const facts = [
    ...(attempts > 0 ? [translate('webhooks.deliveries.tries', { smart_count: attempts })] : []),
    ...(attemptedAt ? [translate('webhooks.deliveries.triedAt', { time: format.dateTime(attemptedAt) })] : []),
    ...(duration === null || delivery.responseStatus === null
      ? []
      : [translate('webhooks.deliveries.took', { smart_count: duration })]),
    ...(nextAt ? [translate('webhooks.deliveries.nextAt', { time: format.dateTime(nextAt) })] : []),
  ]
  return (
    <Accordion disableGutters elevation={0} sx={{ border: '1px solid var(--line)', '& + &': { borderTop: 0 } }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ font: 'inherit' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Box component="span" sx={{ minWidth: 56, fontWeight: 700 }}>
            {sequence === null ? translate('webhooks.deliveries.test') : `#${sequence}`}
          </Box>
          <Pill colour={colours[status]}>{translate(`webhooks.deliveries.states.${status}`)}</Pill>
          <span>{outcome}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {format.dateTime(createdAt)}
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 1 }}>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
          {facts.join(translate('commons.listSeparator'))}
        </Typography>
        <Typography sx={{ fontSize: 13, fontWeight: 700 }}>{translate('webhooks.deliveries.body')}</Typography>
        <Box component="pre" sx={text}>
          {body === '' ? translate('webhooks.deliveries.empty') : indented(body)}
        </Box>
        {response !== null && response !== '' && (
          <>
            <Typography sx={{ fontSize: 13, fontWeight: 700 }}>{translate('webhooks.deliveries.response')}</Typography>
            <Box component="pre" sx={text}>
              {response}
            </Box>
          </>
        )}
        {replay && (
          <Button variant="outlined" onClick={replay} sx={{ justifySelf: 'start', minHeight: { xs: 44, sm: 36 } }}>
            {translate('webhooks.replay.one')}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)
