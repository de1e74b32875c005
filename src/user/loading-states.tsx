import { useWords } from '../shell/words/words-context.tsx'

/** In the place of what is still on its way. */
export const LoadingPlaceholder = () => <div className="account-waiting" aria-busy="true" />

/** In the place of what could not be read. */
export function LoadingFailed({ onRetry }: { onRetry(): void }) {
  const { translate } = useWords()
  return (
    <div className="notice" role="alert">
      <p>{translate('commons.failures.load')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {translate('commons.actions.retry')}
      </button>
    </div>
  )
}
