import { planPath } from '../../../entities/language/derived/record-path.ts'
import { useMemo, useState } from 'react'
import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { apiFetch } from '../../shell/api/api.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { ListNotice } from '../../captain/paged-list/list-notice.tsx'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState } from '../../captain/paged-list/list-state.ts'
import { useRows } from '../../captain/paged-list/use-rows.ts'
import { DataRows, type Column } from '../data-rows.tsx'
import { previewDays } from '../../../entities/system/preview.ts'
import { CommentsSwitch } from '../../captain/previews/comments-switch.tsx'
import { isLive, linksPath, type PreviewLink } from '../../captain/previews/preview-link.ts'
import { useRevoke } from '../../captain/previews/use-revoke.ts'

const AddressesDialog = lazyPart(() => import('./addresses-dialog.tsx'))

/** /captain/tenant/{tenant}/preview-links: the links that show what is not public yet, and where the site shows it. */
export default function PreviewLinksPage() {
  const words = useWords()
  const { translate, locale } = words
  const { slug: tenant, site } = useTenant()
  const [state, change] = useListState({ column: 'createdAt', order: 'DESC' }, [])
  const path = linksPath(tenant)
  const loaded = useRows<'GET /api/v1/authorized/tenants/{tenant}/preview-links'>(
    tenant,
    `${path}?${queryOf(state, {})}`,
  )
  const columns = useLinkColumns(path, loaded.refetch)
  const [isOpen, setOpen] = useState(false)
  const title = translate('titles.pages.captainPreviewLinks')
  return (
    <>
      <ListPage
        title={title}
        countOf={(total) => translate('previews.count', { smart_count: total })}
        tenant={tenant}
        state={state}
        change={change}
        loaded={loaded}
        filters={null}
        actions={
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
            {translate('previews.address.open')}
          </Button>
        }
        none={
          <ListNotice
            icon={AddLinkOutlined}
            title={translate('previews.none.title')}
            body={translate('previews.none.body')}
          />
        }
      >
        <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{translate('previews.lead')}</Typography>
        <DataRows<PreviewLink>
          label={title}
          rows={loaded.rows ?? []}
          columns={columns}
          titleColumn={{ name: 'record', label: translate('previews.record') }}
          title={(link) => ({
            title: titleOfRow(locale, link) ?? translate('previews.gone'),
            subtitle: link.entity === null ? translate('previews.plan') : labelsOf(words, link.entity, site).menu,
            ...(link.title !== null && { path: shownBy(tenant, link) }),
          })}
          sort={state.sort}
          setSort={(sort) => change({ sort })}
        />
      </ListPage>
      {isOpen && <AddressesDialog close={() => setOpen(false)} />}
    </>
  )
}

/** The path of the record or the plan that a link shows. */
const shownBy = (tenant: string, { entity, recordId, plan }: PreviewLink): string =>
  plan === null ? `/captain/tenant/${tenant}/${entity}/${recordId}` : planPath(tenant, plan)

function useLinkColumns(path: string, reload: () => Promise<unknown>): readonly Column<PreviewLink>[] {
  const words = useWords()
  const { translate } = words
  const format = useFormat()
  const show = useToast()
  const revoke = useRevoke(reload)
  return useMemo(() => {
    const extend = async ({ id }: PreviewLink) => {
      try {
        const body = JSON.stringify({ days: previewDays.initially })
        await apiFetch(`${path}/${id}/expiry`, { method: 'PUT', body })
        show({ text: translate('previews.extended', { smart_count: previewDays.initially }) })
      } catch (error) {
        show({ kind: 'error', text: accountErrorText(words, error) })
      }
      await reload()
    }
    return [
      { name: 'name', label: translate('previews.name'), cell: ({ name }) => name ?? '' },
      {
        name: 'expiresAt',
        label: translate('previews.end'),
        sortable: true,
        measure: true,
        cell: (link) =>
          link.revokedAt !== null
            ? translate('previews.revokedAt', { time: format.dateTime(link.revokedAt) })
            : isLive(link)
              ? translate('previews.until', { time: format.dateTime(link.expiresAt) })
              : translate('previews.over', { time: format.dateTime(link.expiresAt) }),
      },
      {
        name: 'comments',
        label: translate('previews.commentsColumn'),
        cell: (link) => isLive(link) && <CommentsSwitch link={link} isBare changed={reload} />,
      },
      {
        name: 'actions',
        label: translate('previews.act'),
        cell: (link) => (
          <>
            {link.revokedAt === null && (
              <Button size="small" onClick={() => void extend(link)} sx={tall}>
                {translate('previews.extend', { smart_count: previewDays.initially })}
              </Button>
            )}
            {isLive(link) && (
              <Button size="small" color="error" onClick={() => revoke(link)} sx={tall}>
                {translate('previews.revoke')}
              </Button>
            )}
          </>
        ),
      },
    ]
  }, [words, translate, format, path, reload, revoke, show])
}

const tall = { minHeight: { xs: 44, sm: 32 } } as const
