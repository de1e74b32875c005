import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import Box from '@mui/material/Box'
import { eventsWith } from '../../../entities/language/shared/webhook-events.ts'
import { webhookEndpoint } from '../../../entities/system/webhook-endpoint.ts'
import { Pill, type PillColour } from '../pill.tsx'
import { SystemRecordPage } from '../system-records/system-record-page.tsx'
import type { SystemScreen } from '../system-records/system-record.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { outcomeOf } from './outcome.ts'
import { stateOf, type Delivery, type Webhook, type WebhooksPath } from './webhook.ts'

/** /captain/tenant/{tenant}/webhooks: where the tenant's changes are sent. */
export default function WebhooksPage() {
  return <SystemRecordPage screen={screen} />
}

const colours: Readonly<Record<ReturnType<typeof stateOf>, PillColour>> = {
  on: 'green',
  failing: 'amber',
  off: 'grey',
  stopped: 'red',
}

const columns: SystemScreen<Webhook>['columns'] = ({ translate }, format, phone) => {
  const note = (text: string) => (
    <Box component="span" sx={{ display: 'block', minWidth: 200, fontSize: 12, whiteSpace: 'normal' }}>
      {text}
    </Box>
  )
  const noteOf = ({ isOn, offReason, failingSince, pausedUntil, previous }: Webhook) => [
    ...(offReason && offReason !== 'person' ? [translate(`webhooks.offReasons.${offReason}`)] : []),
    ...(isOn && failingSince ? [translate('webhooks.failingSince', { time: format.dateTime(failingSince) })] : []),
    ...(isOn && pausedUntil && Date.parse(pausedUntil) > Date.now()
      ? [translate('webhooks.pausedUntil', { time: format.dateTime(pausedUntil) })]
      : []),
    ...(previous
      ? [translate('api-keys.twoSecrets', { hint: previous.hint, time: format.dateTime(previous.until) })]
      : []),
  ]
  return [
    {
      name: 'status',
      label: translate('webhooks.status'),
      cell: (webhook) => (
        <>
          <Pill colour={colours[stateOf(webhook)]}>{translate(`webhooks.states.${stateOf(webhook)}`)}</Pill>
          {noteOf(webhook).map((text) => (
            <span key={text}>{note(text)}</span>
          ))}
        </>
      ),
    },
    {
      name: 'kind',
      label: translate('webhooks.events'),
      cell: ({ kind, events }) =>
        kind === 'rebuild'
          ? translate('webhooks.kindNames.rebuild')
          : translate('webhooks.eventCount', { smart_count: events.length }),
    },
    {
      name: 'waiting',
      label: translate('webhooks.open'),
      cell: ({ waiting, failed }) =>
        [
          ...(waiting > 0 ? [translate('webhooks.waitingCount', { smart_count: waiting })] : []),
          ...(failed > 0 ? [translate('webhooks.failedCount', { smart_count: failed })] : []),
        ].join(translate('commons.listSeparator')) || translate('webhooks.nothingOpen'),
    },
    {
      name: 'succeededAt',
      label: translate('webhooks.succeeded'),
      measure: true,
      cell: ({ succeededAt }) => {
        if (!succeededAt) return translate('webhooks.neverSucceeded')
        const time = format.dateTime(succeededAt)
        return phone ? translate('webhooks.succeededAt', { time }) : time
      },
    },
  ]
}

const screen: SystemScreen<Webhook> = {
  declaration: webhookEndpoint,
  title: 'titles.pages.captainWebhooks',
  icon: WebhookOutlined,
  guide: { name: 'webhooks', key: 'api-keys.guide.webhooks' },
  subtitle: ({ url }) => new URL(url).hostname,
  isInForce: ({ isOn }) => isOn,
  mayChange: () => true,
  columns,
  offered: (field, { entities }) =>
    field === 'events' ? eventsWith(entities.map(({ announces }) => announces)) : undefined,
  isAsked: (field, { kind }) => field !== 'events' || kind === 'events',
  help(field, { kind }, webhook) {
    if (field === 'kind') return `webhooks.kindHelp.${kind as Webhook['kind']}`
    return field === 'url' && webhook && kind === 'rebuild' ? 'webhooks.urlHidden' : undefined
  },
  actions: (webhook, { words, path, ask, call, open, reload }) => {
    const { translate } = words
    const { name, kind, version } = webhook
    const outcome = (delivery: Delivery) => outcomeOf(words, delivery)
    return {
      before: [
        {
          label: translate('webhooks.deliveries.open'),
          run: () =>
            open((close) => (
              <DeliveriesDialog path={path as WebhooksPath} webhook={webhook} onDone={reload} onClose={close} />
            )),
        },
        {
          label: translate(`webhooks.test.${kind}`),
          run: () =>
            call(webhook, { method: 'POST', rest: '/tests' }, (answer) => {
              const delivery = answer as Delivery
              return delivery.status === 'delivered'
                ? { text: translate('webhooks.test.arrived', { name, outcome: outcome(delivery) }) }
                : { kind: 'error', text: translate('webhooks.test.failed', { name, outcome: outcome(delivery) }) }
            }),
        },
      ],
      after: [
        webhook.isOn
          ? {
              label: translate('webhooks.ask.off.ok'),
              run: () => ask('webhooks.ask.off', webhook, { method: 'PATCH', body: { isOn: false, version } }),
            }
          : {
              label: translate('webhooks.on.ok'),
              run: () =>
                call(webhook, { method: 'PATCH', body: { isOn: true, version } }, () => ({
                  text: translate('webhooks.on.done', { name }),
                })),
            },
        {
          label: translate('webhooks.ask.remove.ok'),
          danger: true,
          run: () => ask('webhooks.ask.remove', webhook, { method: 'DELETE' }),
        },
      ],
    }
  },
}
