import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { planPath } from '../../../entities/language/derived/record-path.ts'
import { isPlanOver } from '../../../entities/language/shared/plan-states.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { useScope } from '../../kernel/words/scope.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useSession } from '../../shell/session/session.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { plansPath, type Plan } from './plan.ts'

/** On the page of a record: the plans that are to publish it, when, and who asks the reader to publish them. */
export default function PlansOfRecord({ record }: { readonly record: CaptainRecord }) {
  const { slug } = useScope()
  const { data = [] } = useQuery({
    ...apiQueryOptions([slug, 'publish-plans', 'of a record', record.id], (signal) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/publish-plans'>(
        `${plansPath(slug)}?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ record: record.id }))}`,
        { signal },
      ),
    ),
    enabled: record.version > 0,
  })
  return data.filter(({ status }) => !isPlanOver(status)).map((plan) => <OfPlan key={plan.id} plan={plan} />)
}

function OfPlan({ plan: { id, name, publishAt, askedOf, askedByName: by, reply } }: { readonly plan: Plan }) {
  const { translate, format, slug } = useScope()
  const account = useSession()?.user.id
  const isAsked = askedOf !== null && askedOf === account && reply === null
  return (
    <MessageBar
      tone={isAsked ? 'warning' : 'info'}
      actions={
        <Button size="small" variant="outlined" color="inherit" component={PathLink} to={planPath(slug, id)}>
          {translate(isAsked ? 'plans.answer' : 'plans.open')}
        </Button>
      }
    >
      {isAsked && (
        <Box component="strong" sx={{ display: 'block' }}>
          {translate(by === null ? 'plans.youAreAsked' : 'plans.asksYou', { by })}
        </Box>
      )}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {publishAt === null
          ? translate('plans.partOf', { name })
          : translate('plans.partOfAt', { name, time: format.dateTime(publishAt) })}
      </Box>
    </MessageBar>
  )
}
