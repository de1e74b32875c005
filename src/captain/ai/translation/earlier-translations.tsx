import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQueryOptions } from '../../../shell/api/query-options.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useOwnFormat } from '../../../kernel/words/format.ts'
import { ReadFailure } from '../../../kernel/controls/read-failure.tsx'
import { readRevisions, type AiRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { low, soft } from '../styles.ts'

interface EarlierTranslationsProps {
  readonly request: AiRequest
  /** Makes an earlier text the current one again. */
  restore(text: string): Promise<void>
}

/** Requesting and receiving make two versions; any further ones are edits. */
const uneditedVersions = 2

/** Earlier versions of an edited translation, to be restored. */
export function EarlierTranslations({ request, restore }: EarlierTranslationsProps) {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  if (request.version <= uneditedVersions) return null
  return (
    <div>
      <Button
        size="small"
        sx={{ ...low, ml: -1.5 }}
        aria-expanded={open}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!open)}
      >
        {translate('ai.translation.earlier')}
      </Button>
      <div id={id}>{open && <EarlierTranslation key={request.version} request={request} restore={restore} />}</div>
    </div>
  )
}

function EarlierTranslation({ request, restore }: EarlierTranslationsProps) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const { id, english, version } = request

  const {
    data: revisions,
    error,
    refetch,
  } = useQuery(apiQueryOptions([null, 'ai', 'translations', id, version], (signal) => readRevisions(id, signal)))

  if (error && !revisions) return <ReadFailure text={aiErrorText(translate, error)} retry={() => void refetch()} />
  if (!revisions) return <Skeleton variant="rounded" height={56} aria-busy />
  const earlier = revisions.filter(({ after }) => after.english !== null && after.english !== english)
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {earlier.map(({ version: place, at, after }) => (
        <li key={place}>
          <Typography lang="en">{after.english}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
            <Button variant="outlined" size="small" sx={low} onClick={() => void restore(after.english!)}>
              {translate('ai.translation.restore')}
            </Button>
            <Box component="time" dateTime={at} sx={soft}>
              {format.dateTime(at)}
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  )
}
