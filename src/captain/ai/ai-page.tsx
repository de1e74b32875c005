import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { readAiStatus, type AiStatus } from '../../kernel/uploads/ai-status.ts'
import { useOwnFormat } from '../../kernel/words/format.ts'
import { PageError, PlainPage } from '../page/plain-page.tsx'
import { low, soft } from './styles.ts'

interface AiPageProps {
  readonly title: 'captainAi' | 'captainAiTextToImage' | 'captainAiTranslationImagePrompt'
  /** Which of the two quotas the page shows. */
  readonly counts?: 'pictures' | 'translation'
  children(area: AiStatus, again: () => void): ReactNode
}

/** A page of the AI area: links to its parts, today's remaining quota, and a notice where AI is not configured. */
export function AiPage({ title, counts, children }: AiPageProps) {
  const { translate } = useWords()
  const { data, error, refetch } = useQuery(apiQueryOptions([null, 'ai'], readAiStatus))
  const again = () => void refetch()
  return (
    <PlainPage title={translate(`titles.pages.${title}`)} busy={!data && !error}>
      <Box
        component="nav"
        aria-label={translate('titles.pages.captainAi')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <AiPart to="/captain/ai" name="area" />
        <AiPart to="/captain/ai/text-to-image" name="textToImage" />
        <AiPart to="/captain/ai/translation-image-prompt" name="translation" />
      </Box>
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {error && !data ? <PageError error={error} onRetry={again} /> : null}
      {data && !data.configured && (
        <Alert severity="info" role="status">
          {translate('ai.failures.notConfigured')}
        </Alert>
      )}
      {data && counts && data.configured && <RemainingToday area={data} of={counts} />}
      {data && children(data, again)}
    </PlainPage>
  )
}

function AiPart({ to, name }: { readonly to: string; readonly name: string }) {
  const { translate } = useWords()
  return (
    <Button
      component={Link}
      to={to}
      activeOptions={{ exact: true }}
      variant="outlined"
      size="small"
      sx={{ ...low, '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main' } }}
    >
      {translate(`ai.${name}.name`)}
    </Button>
  )
}

function RemainingToday({ area, of }: { readonly area: AiStatus; readonly of: 'pictures' | 'translation' }) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const { mine, all, mineMost, allMost } = area.usage[of]
  const left = Math.max(0, Math.min(mineMost - mine, allMost - all))
  return (
    <Typography sx={soft}>
      {translate(`ai.left.${of}`, { smart_count: left, most: format.number(mineMost) })}{' '}
      {translate('ai.left.resets', { time: format.dateTime(area.resetsAt) })}
    </Typography>
  )
}
