import { useMemo, useState } from 'react'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import Add from '@mui/icons-material/Add'
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
import { useCreatorColumn } from '../creator-column.tsx'
import { DataRows, type Column } from '../data-rows.tsx'
import { Pill, type PillColour } from '../pill.tsx'
import type { ApiKey } from './api-key.ts'
import { KeyDialog } from './key-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'

/** /captain/tenant/{tenant}/api-keys: with what programs call the API for the tenant. */
export default function ApiKeysPage() {
  const { slug } = useTenant()
  return (
    <WithWords sets={['accounts', 'api-keys']}>
      <ApiKeys key={slug} tenant={slug} />
    </WithWords>
  )
}

const colours: Readonly<Record<ApiKey['status'], PillColour>> = { active: 'green', expired: 'amber', revoked: 'grey' }

type Task = { readonly kind: 'create' } | { readonly kind: 'edit' | 'rotate'; readonly apiKey: ApiKey }

function ApiKeys({ tenant }: { readonly tenant: string }) {
  const words = useWords()
  const { translate, locale } = words
  const path = `/api/v1/authorized/tenants/${tenant}/api-keys` as const
  const { data, error, refetch } = useQuery(
    apiQueryOptions([tenant, 'api-keys'], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/api-keys'>(path, { signal }),
    ),
  )
  const [task, setTask] = useState<Task>()
  const [menu, setMenu] = useState<{ readonly apiKey: ApiKey; readonly anchor: HTMLElement }>()
  const reload = () => void refetch()
  const act = useKeyActions(path, reload)
  const title = translate('titles.pages.captainApiKeys')
  const choose = (work: (apiKey: ApiKey) => void) => () => {
    const { apiKey } = menu!
    setMenu(undefined)
    work(apiKey)
  }
  const columns = useKeyColumns()

  return (
    <div className="screen" data-screen="page" data-tenant={tenant} aria-busy={(!data && !error) || undefined}>
      <ListHead title={title} count={data && translate('api-keys.count', { smart_count: data.keys.length })}>
        <Button
          variant="contained"
          startIcon={<Add />}
          disabled={!data}
          onClick={() => setTask({ kind: 'create' })}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate('api-keys.create')}
        </Button>
      </ListHead>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {translate('api-keys.lead')}{' '}
        <Link
          underline="always"
          href={`/api/docs/?url=/api/v1/tenants/${tenant}/openapi.json`}
          target="_blank"
          rel="noopener"
        >
          {translate('api-keys.docs')}
        </Link>
        {' · '}
        <Link underline="always" href={`/api/docs/guides/first-request?lang=${locale}`} target="_blank" rel="noopener">
          {translate('api-keys.guide.first')}
        </Link>
      </Typography>
      {!data && !error && <ScreenSkeleton shape="rows" />}
      {error && (
        <ListNotice icon={VpnKeyOutlined} title={translate('api-keys.failed')} body={accountErrorText(words, error)}>
          <Button variant="outlined" onClick={reload}>
            {translate('commons.actions.retry')}
          </Button>
        </ListNotice>
      )}
      {data?.keys.length === 0 && (
        <ListNotice
          icon={VpnKeyOutlined}
          title={translate('api-keys.none.title')}
          body={translate('api-keys.none.body')}
        />
      )}
      {data && data.keys.length > 0 && (
        <DataRows
          label={title}
          rows={data.keys}
          columns={columns}
          titleColumn={{ name: 'name', label: translate('api-keys.name') }}
          title={({ name, hint }) => ({ title: name, subtitle: `${hint}…` })}
          sort={{ column: 'id', order: 'DESC' }}
          setSort={() => {}}
          openMenu={(apiKey, anchor) => setMenu({ apiKey, anchor })}
        />
      )}
      {menu && (
        <Menu open anchorEl={menu.anchor} onClose={() => setMenu(undefined)}>
          <MenuItem
            disabled={menu.apiKey.status === 'revoked'}
            onClick={choose((apiKey) => setTask({ kind: 'edit', apiKey }))}
          >
            {translate('api-keys.edit')}
          </MenuItem>
          <MenuItem
            disabled={menu.apiKey.status === 'revoked'}
            onClick={choose((apiKey) => setTask({ kind: 'rotate', apiKey }))}
          >
            {translate('api-keys.rotate.open')}
          </MenuItem>
          {menu.apiKey.previous && (
            <MenuItem onClick={choose((apiKey) => void act('endPrevious', apiKey))}>
              {translate('api-keys.ask.endPrevious.ok')}
            </MenuItem>
          )}
          <Divider />
          <MenuItem
            disabled={menu.apiKey.status === 'revoked'}
            onClick={choose((apiKey) => void act('revoke', apiKey))}
            sx={{ color: 'error.main' }}
          >
            {translate('api-keys.ask.revoke.ok')}
          </MenuItem>
        </Menu>
      )}
      {task && task.kind !== 'rotate' && (
        <KeyDialog
          path={path}
          allowed={data!.scopes}
          apiKey={task.kind === 'edit' ? task.apiKey : undefined}
          onDone={reload}
          onClose={() => setTask(undefined)}
        />
      )}
      {task?.kind === 'rotate' && (
        <RotateDialog
          path={`${path}/${task.apiKey.id}`}
          name={task.apiKey.name}
          onDone={reload}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  )
}

const isActive = ({ status }: ApiKey): boolean => status === 'active'

function useKeyColumns(): readonly Column<ApiKey>[] {
  const { translate } = useWords()
  const format = useFormat()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const creator = useCreatorColumn<ApiKey>(isActive)
  return useMemo(() => {
    // Cards have no column headers, so the value itself says which time it is.
    const moment = (name: 'lastUsed' | 'expires', at: string) =>
      phone ? translate(`api-keys.at.${name}`, { time: format.dateTime(at) }) : format.dateTime(at)
    return [
      {
        name: 'status',
        label: translate('api-keys.status'),
        cell: ({ status, previous }) => (
          <>
            <Pill colour={colours[status]}>{translate(`api-keys.states.${status}`)}</Pill>
            {previous && (
              <Box component="span" sx={{ display: 'block', minWidth: 200, fontSize: 12, whiteSpace: 'normal' }}>
                {translate('api-keys.twoSecrets', { hint: previous.hint, time: format.dateTime(previous.until) })}
              </Box>
            )}
          </>
        ),
      },
      {
        name: 'scopes',
        label: translate('api-keys.scopes'),
        cell: ({ scopes }) => translate('api-keys.scopeCount', { smart_count: scopes.length }),
      },
      {
        name: 'lastUsedAt',
        label: translate('api-keys.lastUsed'),
        measure: true,
        cell: ({ lastUsedAt }) => (lastUsedAt ? moment('lastUsed', lastUsedAt) : translate('api-keys.neverUsed')),
      },
      {
        name: 'expiresAt',
        label: translate('api-keys.expires'),
        measure: true,
        cell: ({ expiresAt }) => (expiresAt ? moment('expires', expiresAt) : translate('api-keys.noEnd')),
      },
      creator,
    ]
  }, [translate, format, phone, creator])
}

/** What is done to a key after a question. */
function useKeyActions(path: string, onDone: () => void) {
  const words = useWords()
  const { translate } = words
  const ask = useConfirm()
  const show = useToast()
  const { run } = useAccountCall()
  return async (action: 'revoke' | 'endPrevious', { id, name }: ApiKey): Promise<void> => {
    const agreed = await ask({
      mode: action === 'revoke' ? 'delete' : 'confirm',
      title: translate(`api-keys.ask.${action}.title`, { name }),
      body: translate(`api-keys.ask.${action}.body`),
      ok: translate(`api-keys.ask.${action}.ok`),
    })
    if (!agreed) return
    const address = action === 'revoke' ? `${path}/${id}` : `${path}/${id}/previous-secret`
    const done = await run(
      () => apiFetch(address, { method: 'DELETE' }),
      (error) => {
        const text = accountErrorText(words, error)
        show({ kind: 'error', text })
        return text
      },
    )
    if (done) show({ text: translate(`api-keys.ask.${action}.done`, { name }) })
    onDone()
  }
}
