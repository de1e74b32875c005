import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { reading } from '../../shell/reading.ts'
import { WithWords } from '../../shell/with-words.tsx'
import { useOwnFormat } from '../format.ts'
import { Failed, PlainPage } from '../pages/plain-page.tsx'
import { readArea, type Area } from './requests.ts'
import { low, soft } from './styles.ts'

interface AreaPageProps {
  readonly title: 'captainAi' | 'captainAiTextToImage' | 'captainAiTranslationImagePrompt'
  /** Which of the two limits concerns the page. */
  readonly counts?: 'pictures' | 'translation'
  children(area: Area, again: () => void): ReactNode
}

/** A page of the AI area: its parts on top, what is left today, and a clear word where it is not set up. */
export const AreaPage = (props: AreaPageProps) => (
  <WithWords sets={['ai', 'validations']}>
    <Loaded {...props} />
  </WithWords>
)

function Loaded({ title, counts, children }: AreaPageProps) {
  const { translate } = useWords()
  const { data, error, refetch } = useQuery(reading([null, 'ai'], readArea))
  const again = () => void refetch()
  return (
    <PlainPage title={translate(`titles.pages.${title}`)} busy={!data && !error}>
      <Box
        component="nav"
        aria-label={translate('titles.pages.captainAi')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <Part to="/captain/ai" name="area" />
        <Part to="/captain/ai/text-to-image" name="textToImage" />
        <Part to="/captain/ai/translation-image-prompt" name="translation" />
      </Box>
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {error && !data ? <Failed error={error} onRetry={again} /> : null}
      {data && !data.configured && (
        <Alert severity="info" role="status">
          {translate('ai.failures.notConfigured')}
        </Alert>
      )}
      {data && counts && data.configured && <Left area={data} of={counts} />}
      {data && children(data, again)}
    </PlainPage>
  )
}

function Part({ to, name }: { readonly to: string; readonly name: string }) {
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

function Left({ area, of }: { readonly area: Area; readonly of: 'pictures' | 'translation' }) {
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
