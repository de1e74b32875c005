import { useWords } from '../shell/words/words-context.tsx'

/** The placeholder for content that is loading. */
export const LoadingPlaceholder = () => <div className="account-waiting" aria-busy="true" />

/** Shown for content that failed to load. */
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
