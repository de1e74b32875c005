import { planPath } from '../../../entities/language/derived/record-path.ts'
import { useMemo } from 'react'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Typography from '@mui/material/Typography'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ListNotice } from '../../captain/paged-list/list-notice.tsx'
import { ListPage } from '../../captain/paged-list/list-page.tsx'
import { queryOf, useListState } from '../../captain/paged-list/list-state.ts'
import { useRows } from '../../captain/paged-list/use-rows.ts'
import { plansPath, type Plan } from '../../captain/plans/plan.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { DataRows, type Column } from '../data-rows.tsx'
import { Pill, type PillColour } from '../pill.tsx'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx'))

/** /captain/tenant/{tenant}/publish-plans: changes that are published together. */
export default function PublishPlansPage() {
  const { translate } = useWords()
  const { slug: tenant } = useTenant()
  const [state, change] = useListState({ column: 'updatedAt', order: 'DESC' }, [])
  const loaded = useRows<'GET /api/v1/authorized/tenants/{tenant}/publish-plans'>(
    tenant,
    `${plansPath(tenant)}?${queryOf(state, {})}`,
  )
  const columns = usePlanColumns()
  const { plan }: { readonly plan?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const title = translate('titles.pages.captainPublishPlans')
  const close = () => {
    void navigate({ to: '.', search: {} as never, replace: true, resetScroll: false })
    void loaded.refetch()
  }
  return (
    <>
      <ListPage
        title={title}
        countOf={(total) => translate('plans.count', { smart_count: total })}
        tenant={tenant}
        state={state}
        change={change}
        loaded={loaded}
        filters={null}
        none={
          <ListNotice
            icon={EventAvailableOutlined}
            title={translate('plans.none.title')}
            body={translate('plans.none.body')}
          />
        }
      >
        <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>{translate('plans.lead')}</Typography>
        <DataRows<Plan>
          label={title}
          rows={loaded.rows ?? []}
          columns={columns}
          titleColumn={{ name: 'name', label: translate('plans.name') }}
          title={({ id, name, note }) => ({ title: name, subtitle: note ?? '', path: planPath(tenant, id) })}
          sort={state.sort}
          setSort={(sort) => change({ sort })}
        />
      </ListPage>
      {plan !== undefined && <PlanDialog key={plan} id={plan} close={close} />}
    </>
  )
}

export const planColours: Readonly<Record<Plan['status'], PillColour>> = {
  open: 'grey',
  scheduled: 'blue',
  published: 'green',
  refused: 'red',
  undone: 'grey',
}

function usePlanColumns(): readonly Column<Plan>[] {
  const { translate } = useWords()
  const format = useFormat()
  return useMemo(
    () => [
      {
        name: 'status',
        label: translate('plans.status'),
        cell: ({ status }) => <Pill colour={planColours[status]}>{translate(`plans.states.${status}`)}</Pill>,
      },
      {
        name: 'records',
        label: translate('plans.records'),
        measure: true,
        cell: ({ count }) => translate('plans.recordCount', { smart_count: count }),
      },
      {
        name: 'publishAt',
        label: translate('plans.publishAt'),
        sortable: true,
        measure: true,
        cell: ({ publishAt, publishedAt }) => {
          const at = publishedAt ?? publishAt
          return at === null ? '' : format.dateTime(at)
        },
      },
    ],
    [translate, format],
  )
}
