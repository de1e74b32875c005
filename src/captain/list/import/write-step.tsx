import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import type { Words } from '../../../shell/words/words.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { isAtWork, type Import } from './use-imports.ts'

const severities: Readonly<Partial<Record<Import['status'], 'success' | 'error' | 'info'>>> = {
  done: 'success',
  undone: 'info',
  refused: 'error',
  failed: 'error',
}

/** Whether an import, or a bulk edit, was rolled back except for what somebody else has changed meanwhile. */
export const isPartlyTakenBack = ({ status, leftInAll }: Pick<Import, 'status' | 'leftInAll'>): boolean =>
  status === 'refused' && leftInAll > 0

/** What became of an import, or how far the server is with it. */
export const importText = ({ translate }: Pick<Words, 'translate'>, current: Import): string => {
  const { status, written, stopped, leftInAll } = current
  // Without a row it is the whole that could not go on.
  const isWhole = !stopped?.number && (status === 'takingBack' || status === 'refused')
  const isPartly = isPartlyTakenBack(current)
  return translate(`imports.${status}${isWhole ? 'Whole' : ''}${isPartly ? 'But' : ''}`, {
    smart_count: isPartly ? leftInAll : status === 'writing' ? current.created + current.changed : written,
    written,
    number: stopped?.number ?? '',
  })
}

export const importSeverity = ({ status }: Import) => severities[status] ?? 'info'

/** How far the writing is, and what stopped it. */
export function WriteStep({ current }: { readonly current: Import }) {
  const words = useWords()
  const { translate } = words
  const labels = useLabels(useEntity())
  const { status, written, stopped, left, leftInAll } = current
  const rows = current.created + current.changed

  if (isAtWork(current))
    return (
      <Box>
        <Typography sx={{ fontSize: 14 }}>{importText(words, current)}</Typography>
        <LinearProgress
          aria-label={current.title}
          variant="determinate"
          value={Math.min((100 * written) / Math.max(rows, 1), 100)}
          sx={{ mt: 1 }}
        />
      </Box>
    )
  return (
    <>
      {stopped && (
        <Alert severity="warning">
          {status === 'done' && <Typography sx={{ fontSize: 14 }}>{translate('imports.notUndone')}</Typography>}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {stopped.issues.map((issue) => (
              <li key={`${issue.path.join('.')} ${issue.rule}`}>{importFaultText(translate, labels, issue)}</li>
            ))}
          </Box>
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="warning">
          <Typography sx={{ fontSize: 14 }}>{translate('imports.left')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {left.map(({ id, title, issues }) => (
              <li key={id}>
                {translate('imports.fault', {
                  cell: title,
                  text: issues.map((issue) => importFaultText(translate, labels, issue)).join(' '),
                })}
              </li>
            ))}
            {leftInAll > left.length && (
              <li>{translate('imports.leftMore', { smart_count: leftInAll - left.length })}</li>
            )}
          </Box>
        </Alert>
      )}
    </>
  )
}
