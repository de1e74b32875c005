import { useCopied } from '../../shell/ui/use-copied.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import './api-base-url.css'

/** Where the public content API of a tenant starts, to be copied. Needs the words of the tenant's entity. */
export function ApiBaseUrl({ address }: { readonly address: string }) {
  const { translate } = useWords()
  const { isCopied, copy } = useCopied(address)
  return (
    <div className="api-base-url">
      <p>{translate('resources.tenant.api.help')}</p>
      <label>
        <span>{translate('resources.tenant.api.address')}</span>
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button" onClick={copy}>
        <span aria-live="polite">{translate(`resources.tenant.api.${isCopied ? 'copied' : 'copy'}`)}</span>
      </button>
    </div>
  )
}
