import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { ErrorScreen, NotFoundScreen } from '../../shell/ui/error-screen.tsx'
import { errorText, statusOf } from '../../kernel/words/error-text.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface NotLoadedProps {
  readonly error: unknown
  readonly listPath: string | undefined
  onRetry(): void
}

/** Shown when a record could not be loaded: the error screen, with links to continue; without an answer, why. */
export function NotLoaded({ error, listPath, onRetry }: NotLoadedProps) {
  const { translate, labels } = useScope()
  const status = statusOf(error)
  const gone = status === 404
  const text = errorText(translate, labels, error)
  const actions = (
    <>
      {listPath !== undefined && (
        <Button component={LinkBase} to={listPath} variant={gone ? 'contained' : 'outlined'}>
          {translate('commons.form.toList', { plural: labels.things })}
        </Button>
      )}
      {!gone && (
        <Button variant="contained" onClick={onRetry}>
          {translate('commons.actions.retry')}
        </Button>
      )}
    </>
  )
  if (gone) {
    return (
      <NotFoundScreen data="missing" reason={text}>
        {actions}
      </NotFoundScreen>
    )
  }
  if (status > 0) {
    return (
      <ErrorScreen status={status} message={(error as Error).message} resource={labels.name} reason={text}>
        {actions}
      </ErrorScreen>
    )
  }
  return (
    <Box
      role="alert"
      sx={{ py: 8, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, textAlign: 'center' }}
    >
      <Box sx={{ maxWidth: '36em' }}>{text}</Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>{actions}</Box>
    </Box>
  )
}
