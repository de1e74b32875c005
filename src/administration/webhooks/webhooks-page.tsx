import { useMemo, useState } from 'react'
import Add from '@mui/icons-material/Add'
import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { useAccountCall } from '../../auth/use-account-call.ts'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ListHead } from '../../captain/paged-list/list-head.tsx'
import { ListNotice } from '../../captain/paged-list/list-notice.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { RotateDialog } from '../api-keys/rotate-dialog.tsx'
import { useCreatorColumn } from '../creator-column.tsx'
import { DataRows, type Column } from '../data-rows.tsx'
import { Pill, type PillColour } from '../pill.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { outcomeOf } from './outcome.ts'
import { stateOf, type Webhook, type WebhooksPath } from './webhook.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** /captain/tenant/{tenant}/webhooks: where the tenant's changes are sent. */
export default function WebhooksPage() {
  const { slug } = useTenant()
  return (
    <WithWords sets={['accounts', 'api-keys', 'webhooks']}>
      <Webhooks key={slug} tenant={slug} />
    </WithWords>
  )
}

const colours: Readonly<Record<ReturnType<typeof stateOf>, PillColour>> = {
  on: 'green',
  failing: 'amber',
  off: 'grey',
  stopped: 'red',
}

type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'rotate' | 'deliveries'; readonly webhook: Webhook }

function Webhooks({ tenant }: { readonly tenant: string }) {
  const words = useWords()
  const { translate, locale } = words
  const path = `/api/v1/authorized/tenants/${tenant}/webhooks` as const
  const { data, error, refetch } = useQuery(
    apiQueryOptions([tenant, 'webhooks'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/webhooks'>(path, { signal }),
    ),
  )
  const [task, setTask] = useState<Task>()
  const [menu, setMenu] = useState<{ readonly webhook: Webhook; readonly anchor: HTMLElement }>()
  const reload = () => void refetch()
  const act = useWebhookActions(path, reload)
  const columns = useWebhookColumns()
  const title = translate('titles.pages.captainWebhooks')
  const close = () => setTask(undefined)
  const item = (label: string, work: (webhook: Webhook) => void, more: object = {}) => (
    <MenuItem
      {...more}
      onClick={() => {
        const { webhook } = menu!
        setMenu(undefined)
        work(webhook)
      }}
    >
      {label}
    </MenuItem>
  )

  return (
    <div className="screen" data-screen="page" data-tenant={tenant} aria-busy={(!data && !error) || undefined}>
      <ListHead title={title} count={data && translate('webhooks.count', { smart_count: data.length })}>
        <Button
          variant="contained"
          startIcon={<Add />}
          disabled={!data}
          onClick={() => setTask({ kind: 'create' })}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('webhooks.create')}
        </Button>
      </ListHead>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {translate('webhooks.lead')}{' '}
        <Link
          underline="always"
          href={`/api/docs/?url=/api/v1/tenants/${tenant}/openapi.json`}
          target="_blank"
          rel="noopener"
        >
          {translate('api-keys.docs')}
        </Link>
        {' · '}
        <Link underline="always" href={`/api/docs/guides/webhooks?lang=${locale}`} target="_blank" rel="noopener">
          {translate('api-keys.guide.webhooks')}
        </Link>
      </Typography>
      {!data && !error && <ScreenSkeleton shape="rows" />}
      {error && (
        <ListNotice icon={WebhookOutlined} title={translate('webhooks.failed')} body={accountErrorText(words, error)}>
          <Button variant="outlined" onClick={reload}>
            {translate('commons.actions.retry')}
          </Button>
        </ListNotice>
      )}
      {data?.length === 0 && (
        <ListNotice
          icon={WebhookOutlined}
          title={translate('webhooks.none.title')}
          body={translate('webhooks.none.body')}
        />
      )}
      {data && data.length > 0 && (
        <DataRows
          label={title}
          rows={data}
          columns={columns}
          titleColumn={{ name: 'name', label: translate('webhooks.name') }}
          title={({ name, url }) => ({ title: name, subtitle: hostOf(url) })}
          sort={{ column: 'id', order: 'DESC' }}
          setSort={() => {}}
          openMenu={(webhook, anchor) => setMenu({ webhook, anchor })}
        />
      )}
      {menu && (
        <Menu open anchorEl={menu.anchor} onClose={() => setMenu(undefined)}>
          {item(translate('webhooks.deliveries.open'), (webhook) => setTask({ kind: 'deliveries', webhook }))}
          {item(translate(`webhooks.test.${menu.webhook.kind}`), (webhook) => void act.test(webhook))}
          {item(translate('webhooks.edit'), (webhook) => setTask({ kind: 'edit', webhook }))}
          {menu.webhook.kind === 'events' &&
            item(translate('api-keys.rotate.open'), (webhook) => setTask({ kind: 'rotate', webhook }))}
          {menu.webhook.previous &&
            item(translate('api-keys.ask.endPrevious.ok'), (webhook) => void act.ask('endPrevious', webhook))}
          <Divider />
          {menu.webhook.isOn
            ? item(translate('webhooks.ask.off.ok'), (webhook) => void act.ask('off', webhook))
            : item(translate('webhooks.on.ok'), (webhook) => void act.switchOn(webhook))}
          {item(translate('webhooks.ask.remove.ok'), (webhook) => void act.ask('remove', webhook), {
            sx: { color: 'error.main' },
          })}
        </Menu>
      )}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <WebhookDialog
          path={path}
          webhook={task.kind === 'edit' ? task.webhook : undefined}
          onDone={reload}
          onClose={close}
        />
      )}
      {task?.kind === 'rotate' && (
        <RotateDialog path={`${path}/${task.webhook.id}`} name={task.webhook.name} onDone={reload} onClose={close} />
      )}
      {task?.kind === 'deliveries' && (
        <DeliveriesDialog path={path} webhook={task.webhook} onDone={reload} onClose={close} />
      )}
    </div>
  )
}

const hostOf = (url: string): string => new URL(url).hostname

const isOn = (webhook: Webhook): boolean => webhook.isOn

function useWebhookColumns(): readonly Column<Webhook>[] {
  const { translate } = useWords()
  const format = useFormat()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const creator = useCreatorColumn<Webhook>(isOn)
  return useMemo(() => {
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
            ? translate('webhooks.kinds.rebuild')
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
      creator,
    ]
  }, [translate, format, phone, creator])
}

/** What is done to an endpoint, some of it after a question. */
function useWebhookActions(path: WebhooksPath, onDone: () => void) {
  const words = useWords()
  const { translate } = words
  const question = useConfirm()
  const show = useToast()
  const { run } = useAccountCall()
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await run(work, (error) => {
      const text = accountErrorText(words, error)
      show({ kind: 'error', text })
      return text
    })
    onDone()
    return done
  }
  const send = (webhook: Webhook, method: string, rest = '', body?: object) =>
    apiFetch(`${path}/${webhook.id}${rest}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const calls = {
    off: (webhook: Webhook) => send(webhook, 'PATCH', '', { isOn: false, version: webhook.version }),
    remove: (webhook: Webhook) => send(webhook, 'DELETE'),
    endPrevious: (webhook: Webhook) => send(webhook, 'DELETE', '/previous-secret'),
  }
  return {
    async ask(action: keyof typeof calls, webhook: Webhook): Promise<void> {
      const { name } = webhook
      const key = action === 'endPrevious' ? 'api-keys.ask.endPrevious' : `webhooks.ask.${action}`
      const agreed = await question({
        mode: action === 'remove' ? 'delete' : 'confirm',
        title: translate(`${key}.title`, { name }),
        body: translate(`${key}.body`),
        ok: translate(`${key}.ok`),
      })
      if (agreed && (await attempt(() => calls[action](webhook)))) show({ text: translate(`${key}.done`, { name }) })
    },
    async switchOn(webhook: Webhook): Promise<void> {
      const { name, version } = webhook
      if (await attempt(() => send(webhook, 'PATCH', '', { isOn: true, version })))
        show({ text: translate('webhooks.on.done', { name }) })
    },
    async test({ id, name }: Webhook): Promise<void> {
      await attempt(async () => {
        const delivery = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/webhooks/{id}/tests'>(
          `${path}/${id}/tests`,
          { method: 'POST' },
        )
        const outcome = outcomeOf(words, delivery)
        if (delivery.status === 'delivered') show({ text: translate('webhooks.test.arrived', { name, outcome }) })
        else show({ kind: 'error', text: translate('webhooks.test.failed', { name, outcome }) })
      })
    },
  }
}
