import { useState, type ReactNode } from 'react'
import Add from '@mui/icons-material/Add'
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
import { useFormat } from '../../kernel/words/format.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiFetch, apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { DataRows } from '../data-rows.tsx'
import { useCreatorColumn } from './creator-column.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { RotateDialog } from './rotate-dialog.tsx'
import type { Action, Actions, RecordsOperation, RecordsPath, SystemRow, SystemScreen } from './system-record.ts'

/** /captain/tenant/{tenant}/{path}: the records of a declaration. The words of keys are also those of secrets. */
export function SystemRecordPage<R extends SystemRow>({ screen }: { readonly screen: SystemScreen<R> }) {
  const { slug } = useTenant()
  return <Records key={slug} tenant={slug} screen={screen} />
}

interface RecordsProps<R extends SystemRow> {
  readonly tenant: string
  readonly screen: SystemScreen<R>
}

function Records<R extends SystemRow>({ tenant, screen }: RecordsProps<R>) {
  const words = useWords()
  const { translate, locale } = words
  const { declaration, icon, guide } = screen
  const { path: name } = declaration
  const title = translate(screen.title)
  const path = `/api/v1/authorized/tenants/${tenant}/${name}` as const
  const { data, error, refetch } = useQuery(
    apiQueryOptions([tenant, name], (signal) => apiJson<RecordsOperation<'GET'>>(path, { signal })),
  )
  const rows = data === undefined ? undefined : rowsIn<R>(data)
  const [dialog, setDialog] = useState<(close: () => void) => ReactNode>()
  const [menu, setMenu] = useState<{ readonly row: R; readonly anchor: HTMLElement }>()
  const close = () => setDialog(undefined)
  const open = (next: (close: () => void) => ReactNode) => setDialog(() => next)
  const reload = () => void refetch()
  const act = useActions<R>(path, open, reload)
  const format = useFormat()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const columns = [...screen.columns(words, format, phone), useCreatorColumn(screen.isInForce)]
  const edit = (row?: R) =>
    open((done) => <RecordDialog path={path} screen={screen} row={row} list={data} onDone={reload} onClose={done} />)

  return (
    <div className="screen" data-screen="page" data-tenant={tenant} aria-busy={(!data && !error) || undefined}>
      <ListHead title={title} count={rows && translate(`${name}.count`, { smart_count: rows.length })}>
        <Button
          variant="contained"
          startIcon={<Add />}
          disabled={!data}
          onClick={() => edit()}
          sx={{ minHeight: { xs: 44, sm: 40 } }}
        >
          {translate(`${name}.create`)}
        </Button>
      </ListHead>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {translate(`${name}.lead`)}{' '}
        <Link underline="always" href={`/api/docs?tenant=${tenant}`} target="_blank" rel="noopener">
          {translate('api-keys.docs')}
        </Link>
        {' · '}
        <Link underline="always" href={`/api/docs/guides/${guide.name}?lang=${locale}`} target="_blank" rel="noopener">
          {translate(guide.key)}
        </Link>
      </Typography>
      {!data && !error && <ScreenSkeleton shape="rows" />}
      {error && (
        <ListNotice icon={icon} title={translate(`${name}.failed`)} body={accountErrorText(words, error)}>
          <Button variant="outlined" onClick={reload}>
            {translate('commons.actions.retry')}
          </Button>
        </ListNotice>
      )}
      {rows?.length === 0 && (
        <ListNotice icon={icon} title={translate(`${name}.none.title`)} body={translate(`${name}.none.body`)} />
      )}
      {rows && rows.length > 0 && (
        <DataRows
          label={title}
          rows={rows}
          columns={columns}
          titleColumn={{ name: 'name', label: translate(`${name}.name`) }}
          title={(row) => ({ title: row.name, subtitle: screen.subtitle(row) })}
          sort={{ column: 'id', order: 'DESC' }}
          setSort={() => {}}
          openMenu={(row, anchor) => setMenu({ row, anchor })}
        />
      )}
      {menu && (
        <Menu open anchorEl={menu.anchor} onClose={() => setMenu(undefined)}>
          {menuOf(menu.row).map(({ label, run, disabled, danger }) => [
            danger && <Divider key="divider" />,
            <MenuItem
              key={label}
              disabled={disabled ?? false}
              onClick={() => {
                setMenu(undefined)
                run()
              }}
              {...(danger && { sx: { color: 'error.main' } })}
            >
              {label}
            </MenuItem>,
          ])}
        </Menu>
      )}
      {dialog?.(close)}
    </div>
  )

  /** What can be done to a record; what ends it for good comes last. */
  function menuOf(row: R): readonly Action[] {
    const { before = [], after } = screen.actions(row, act)
    const isFixed = !screen.mayChange(row)
    const rotate = (done: () => void) => (
      <RotateDialog path={`${path}/${row.id}`} name={row.name} onDone={reload} onClose={done} />
    )
    return [
      ...before,
      { label: translate(`${name}.edit`), disabled: isFixed, run: () => edit(row) },
      ...(hasSecret(row)
        ? [{ label: translate('api-keys.rotate.open'), disabled: isFixed, run: () => open(rotate) }]
        : []),
      ...(row.previous
        ? [
            {
              label: translate('api-keys.ask.endPrevious.ok'),
              run: () => act.ask('api-keys.ask.endPrevious', row, { method: 'DELETE', rest: '/previous-secret' }),
            },
          ]
        : []),
      ...after,
    ]
  }
}

/** A record without a secret has no first characters of one. */
const hasSecret = (row: SystemRow): boolean => (row as { readonly hint?: string | null }).hint !== null

/** The records of a list’s answer: the array that it is, or has. */
const rowsIn = <R,>(answer: unknown): readonly R[] =>
  Array.isArray(answer)
    ? (answer as readonly R[])
    : (Object.values(answer as object).find((value) => isRows(value)) as readonly R[])

const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null)

/** What is done to a record, some of it after a question. */
function useActions<R extends SystemRow>(path: RecordsPath, open: Actions<R>['open'], onDone: () => void): Actions<R> {
  const words = useWords()
  const { translate } = words
  const question = useConfirm()
  const show = useToast()
  const { run } = useAccountCall()
  const call: Actions<R>['call'] = async ({ id }, { method, rest = '', body }, done) => {
    await run(
      async () => {
        const init = { method, ...(body && { body: JSON.stringify(body) }) }
        const response = await apiFetch(`${path}/${id}${rest}`, init)
        show(done(response.status === 204 ? undefined : await response.json()))
      },
      (error) => {
        const text = accountErrorText(words, error)
        show({ kind: 'error', text })
        return text
      },
    )
    onDone()
  }
  return {
    words,
    path,
    open,
    call,
    reload: onDone,
    async ask(key, row, request) {
      const { name } = row
      const agreed = await question({
        mode: request.method === 'DELETE' && request.rest === undefined ? 'delete' : 'confirm',
        title: translate(`${key}.title`, { name }),
        body: translate(`${key}.body`),
        ok: translate(`${key}.ok`),
      })
      if (agreed) call(row, request, () => ({ text: translate(`${key}.done`, { name }) }))
    },
  }
}
