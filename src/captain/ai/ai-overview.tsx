import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { apiJson } from '../../shell/api/api.ts'
import type { AiStatus } from '../../kernel/uploads/ai-status.ts'
import { useOwnFormat } from '../../kernel/words/format.ts'
import { AiPage } from './ai-page.tsx'
import { Glossary } from './translation/glossary.tsx'
import { ReadFailure } from '../../kernel/controls/read-failure.tsx'
import { aiErrorText } from './error-text.ts'
import { panel } from './styles.ts'

/** /captain/ai: the features, the remaining quota, and the glossaries of the user's tenants. */
export default function AiOverview() {
  const { translate } = useWords()
  const session = useSession()
  return (
    <AiPage title="captainAi">
      {(area) => (
        <>
          <Box component="ul" sx={cards}>
            <Card to="/captain/ai/text-to-image" name="textToImage" />
            <Card to="/captain/ai/translation-image-prompt" name="translation" />
          </Box>
          <Panel title={translate('ai.usage.title')}>
            <Usage area={area} />
          </Panel>
          {session?.user.role === 'admin' && <UsageOfAll />}
          <Glossary />
        </>
      )}
    </AiPage>
  )
}

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

function Card({ to, name }: { readonly to: string; readonly name: string }) {
  const { translate } = useWords()
  return (
    <li>
      <Paper component={Link} to={to} variant="outlined" sx={card}>
        <strong>{translate(`ai.${name}.name`)}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(`ai.${name}.about`)}
        </Box>
      </Paper>
    </li>
  )
}

const card = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.75,
  height: '100%',
  p: 2,
  borderRadius: 1.5,
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const

const Panel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={panel}>
    <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
)

function Usage({ area }: { readonly area: AiStatus }) {
  const { translate } = useWords()
  const format = useOwnFormat()
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {(['pictures', 'translation'] as const).map((kind) => {
        const { mine, mineMost, all, allMost } = area.usage[kind]
        return (
          <div key={kind}>
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {translate(`ai.usage.${kind}`)}
            </Box>
            <Box component="dd" sx={usageText}>
              <LinearProgress
                variant="determinate"
                role="meter"
                aria-label={translate(`ai.usage.${kind}`)}
                aria-valuemax={mineMost}
                aria-valuenow={mine}
                value={mineMost > 0 ? Math.min(100, (100 * mine) / mineMost) : 100}
                sx={{ width: 160, height: 8, borderRadius: 1, bgcolor: 'var(--grey-soft)' }}
              />
              <span>{translate('ai.usage.mine', { used: format.number(mine), most: format.number(mineMost) })}</span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate('ai.usage.all', { used: format.number(all), most: format.number(allMost) })}
              </Box>
            </Box>
          </div>
        )
      })}
    </Box>
  )
}

const usageText = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', m: 0, mt: 0.5 } as const

const readUsage = (signal: AbortSignal) => apiJson<'GET /api/v1/admin/ai-usage'>('/api/v1/admin/ai-usage', { signal })

/** For admins: today's usage by user. */
function UsageOfAll() {
  const { translate } = useWords()
  const format = useOwnFormat()
  const { data: people, error, refetch } = useQuery(apiQueryOptions([null, 'ai', 'usage'], readUsage))
  if (error && !people) return <ReadFailure text={aiErrorText(translate, error)} retry={() => void refetch()} />
  if (!people || people.length === 0) return null
  return (
    <Panel title={translate('ai.usage.people')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('ai.usage.person')}</TableCell>
            <TableCell>{translate('ai.usage.pictures')}</TableCell>
            <TableCell>{translate('ai.usage.translation')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map(({ userId, name, pictures, translations }) => (
            <TableRow key={userId}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={digits}>{format.number(pictures)}</TableCell>
              <TableCell sx={digits}>{format.number(translations)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

const digits = { fontVariantNumeric: 'tabular-nums' } as const
