import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../screens/entity-context.tsx'
import { errorText, statusOf } from '../words/error-text.ts'
import { useLabels } from '../words/labels.ts'

interface NotLoadedProps {
  readonly error: unknown
  readonly listPath: string | undefined
  onRetry(): void
}

/** Shown when a record could not be loaded: status code, reason, and links to continue. */
export function NotLoaded({ error, listPath, onRetry }: NotLoadedProps) {
  const { translate } = useWords()
  const labels = useLabels(useEntity())
  const status = statusOf(error)
  const gone = status === 404
  const title = translate(`commons.errors.${status}.title`, { _: '' })
  return (
    <Box
      role="alert"
      {...(status > 0 && { 'data-screen': 'error', 'data-status': status })}
      sx={{ py: 8, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, textAlign: 'center' }}
    >
      {status > 0 && (
        <Box sx={{ color: 'text.secondary', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{status}</Box>
      )}
      {title && (
        <Box component="h1" sx={{ m: 0, fontSize: '1.25rem' }}>
          {title}
        </Box>
      )}
      <Box sx={{ maxWidth: '36em' }}>{errorText(translate, labels, error)}</Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {listPath !== undefined && (
          <Button component={LinkBase} to={listPath} variant={gone ? 'contained' : 'outlined'}>
            {translate('commons.form.toList', { plural: labels.plural })}
          </Button>
        )}
        {!gone && (
          <Button variant="contained" onClick={onRetry}>
            {translate('commons.actions.retry')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
