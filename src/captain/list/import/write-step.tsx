import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { importFaultText } from '../../../../locales/import-fault.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../screens/entity-context.tsx'
import { useFormat } from '../../words/format.ts'
import { useLabels } from '../../words/labels.ts'
import { isAtWork, type Import } from './use-imports.ts'

const severities: Readonly<Partial<Record<Import['status'], 'success' | 'error' | 'info'>>> = {
  done: 'success',
  undone: 'info',
  refused: 'error',
  failed: 'error',
}

/** How far the writing is, what became of it, and what stopped it. */
export function WriteStep({ current }: { readonly current: Import }) {
  const { translate } = useWords()
  const labels = useLabels(useEntity())
  const format = useFormat()
  const { status, written, stopped, left } = current
  const rows = current.created + current.changed
  const number = stopped?.number ?? ''
  const text = translate(`imports.${status}`, {
    smart_count: written,
    written: format.number(written),
    rows: format.number(rows),
    number,
  })

  if (isAtWork(current))
    return (
      <Box role="status" aria-live="off">
        <Typography sx={{ fontSize: 14 }}>{text}</Typography>
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
      <Alert severity={severities[status] ?? 'info'} role="status">
        {text}
      </Alert>
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
          {translate('imports.left', { titles: left.join(translate('commons.listSeparator')) })}
        </Alert>
      )}
    </>
  )
}
