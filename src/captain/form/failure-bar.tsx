import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { Bar } from './bar.tsx'
import type { FailureKind } from './failure.ts'
import { sentences } from './sentences.ts'
import { useFormState } from './session-context.tsx'

const keys = {
  network: 'network',
  signedOut: 'signedOut',
  forbidden: 'forbidden',
  gone: 'gone',
  busy: 'unavailable',
  slow: 'tooLong',
  tooLarge: 'tooLarge',
  full: 'full',
  server: 'server',
} satisfies Record<FailureKind, string>

/** Why saving failed, that nothing typed is lost, and the way to try again. Back online, trying again is offered, never forced. */
export function FailureBar({ kept }: { readonly kept: boolean }) {
  const { translate } = useWords()
  const failure = useFormState((state) => state.failure)
  const saving = useFormState((state) => state.saving)
  const online = useOnline()
  if (!failure)
    return online ? null : (
      <Bar tone="warning">{translate(kept ? 'commons.journal.offline' : 'commons.journal.offlineOnly')}</Bar>
    )

  const back = failure.kind === 'network' && online
  return (
    <Bar
      tone={failure.kind === 'network' ? 'warning' : 'error'}
      actions={
        <Button
          size="small"
          variant={back ? 'contained' : 'outlined'}
          color={back ? 'primary' : 'inherit'}
          disabled={saving}
          onClick={failure.retry}
        >
          {translate('commons.actions.retry')}
        </Button>
      }
    >
      {sentences(
        translate,
        translate(`commons.failures.${keys[failure.kind]}`),
        failure.kind === 'network' && failure.wentOffline && online && translate('commons.journal.online'),
      )}
    </Bar>
  )
}

function useOnline(): boolean {
  const [online, setOnline] = useState(() => navigator.onLine)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return online
}
