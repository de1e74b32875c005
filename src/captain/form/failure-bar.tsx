import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import type { SaveFailureKind } from '../../kernel/form/save-failure.ts'
import { joinSentences } from '../../kernel/words/join-sentences.ts'
import { touchesPersonal } from './journal/journal-entry.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'

const textKeys = {
  network: 'network',
  signedOut: 'signedOut',
  forbidden: 'forbidden',
  gone: 'gone',
  busy: 'unavailable',
  slow: 'tooLong',
  tooLarge: 'tooLarge',
  full: 'full',
  server: 'server',
} satisfies Record<SaveFailureKind, string>

/**
 * Says why saving failed and that no input is lost, and offers a retry. It never retries by itself, not even when the
 * connection is back.
 */
export function FailureBar({ kept }: { readonly kept: boolean }) {
  const { translate } = useWords()
  const failure = useFormState((state) => state.failure)
  const saving = useFormState((state) => state.saving)
  const session = useFormSession()
  // Personal data stays out of what is stored.
  const isPersonal = useFormState((state) => touchesPersonal(session, state.changed))
  const online = useOnline()
  if (!failure)
    return online ? null : (
      <MessageBar tone="warning">
        {translate(kept && !isPersonal ? 'forms.journal.offline' : 'forms.journal.offlineOnly')}
      </MessageBar>
    )

  const back = failure.kind === 'network' && online
  return (
    <MessageBar
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
      {joinSentences(
        translate,
        translate(`commons.failures.${textKeys[failure.kind]}`),
        failure.kind === 'network' && failure.wentOffline && online && translate('forms.journal.online'),
      )}
    </MessageBar>
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
