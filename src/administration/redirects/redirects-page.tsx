import { useCallback, useMemo } from 'react'
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { ListNotice } from '../../captain/paged-list/list-notice.tsx'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState } from '../../captain/paged-list/list-state.ts'
import { useRows } from '../../captain/paged-list/use-rows.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { apiFetch } from '../../shell/api/api.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { PathLink } from '../../captain/navigation/path-link.tsx'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { DataRows, type Column } from '../data-rows.tsx'

type Redirect = Answer<'GET /api/v1/authorized/tenants/{tenant}/redirects'>[number]

/** /captain/tenant/{tenant}/redirects: the former slugs from which visitors are led to the present ones. */
export default function RedirectsPage() {
  const words = useWords()
  const { translate } = words
  const { slug: tenant, site } = useTenant()
  const [state, change] = useListState({ column: 'createdAt', order: 'DESC' }, [])
  const path = `/api/v1/authorized/tenants/${tenant}/redirects` as const
  const loaded = useRows<'GET /api/v1/authorized/tenants/{tenant}/redirects'>(tenant, `${path}?${queryOf(state, {})}`)
  const columns = useRedirectColumns(useRemoval(path, loaded.refetch))
  const title = translate('titles.pages.captainRedirects')

  return (
    <ListPage
      title={title}
      countOf={(total) => translate('redirects.count', { smart_count: total })}
      tenant={tenant}
      state={state}
      change={change}
      loaded={loaded}
      searchFor={translate('redirects.search')}
      filters={null}
      none={
        <ListNotice
          icon={AltRouteOutlined}
          title={translate('redirects.none.title')}
          body={translate('redirects.none.body')}
        />
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{translate('redirects.lead')}</Typography>
      <DataRows<Redirect>
        label={title}
        rows={loaded.rows ?? []}
        columns={columns}
        titleColumn={{ name: 'slug', label: translate('redirects.slug'), sortable: true }}
        title={({ slug, entity }) => ({ title: slug, subtitle: labelsOf(words, entity, site).menu })}
        sort={state.sort}
        setSort={(sort) => change({ sort })}
      />
    </ListPage>
  )
}

function useRedirectColumns(remove: (redirect: Redirect) => void): readonly Column<Redirect>[] {
  const { translate } = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        name: 'movedTo',
        label: translate('redirects.movedTo'),
        cell: ({ movedTo }) => movedTo && `→ ${movedTo}`,
      },
      {
        name: 'record',
        label: translate('redirects.record'),
        cell: (redirect) => <Target redirect={redirect} />,
      },
      {
        name: 'createdAt',
        label: translate('redirects.createdAt'),
        sortable: true,
        measure: true,
        cell: ({ createdAt }) => format.dateTime(createdAt),
      },
      {
        name: 'remove',
        label: translate('redirects.act'),
        cell: (redirect) => (
          <Button
            variant="outlined"
            size="small"
            onClick={() => remove(redirect)}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            {translate('redirects.remove')}
          </Button>
        ),
      },
    ],
    [translate, format, remove],
  )
}

function Target({ redirect }: { readonly redirect: Redirect }) {
  const { translate, locale } = useWords()
  if (redirect.path === null) return translate('redirects.trashed')
  return <PathLink to={redirect.path}>{titleOfRow(locale, redirect)}</PathLink>
}

/** Asks, and then ends a redirect. */
function useRemoval(path: string, reload: () => Promise<unknown>): (redirect: Redirect) => void {
  const words = useWords()
  const ask = useConfirm()
  const show = useToast()
  return useCallback(
    ({ id, slug }) => {
      const { translate } = words
      const end = async () => {
        const agreed = await ask({
          mode: 'delete',
          title: translate('redirects.ask.title', { slug }),
          body: translate('redirects.ask.body'),
          ok: translate('redirects.ask.ok'),
        })
        if (!agreed) return
        try {
          await apiFetch(`${path}/${id}`, { method: 'DELETE' })
          show({ text: translate('redirects.removed', { slug }) })
        } catch (error) {
          show({ kind: 'error', text: accountErrorText(words, error) })
        }
        await reload()
      }
      void end()
    },
    [words, ask, show, path, reload],
  )
}
