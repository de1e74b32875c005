import { useEffect, useState } from 'react'
import { keepFromOthers } from '../../fields/composing.ts'
import { useToast } from '../../shell/toast.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { readGlossary, reasonOf, saveGlossary, type Term } from './requests.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { useKept } from './use-kept.ts'

/** The frequent words of a tenant, with what they are called in English. */
export function Glossary() {
  const { translate } = useWords()
  const [tenant, choose] = useKept('tenant', '')
  return (
    <section className="ai-panel">
      <h2>{translate('ai.glossary.title')}</h2>
      <p className="soft">{translate('ai.glossary.about')}</p>
      <TenantChoice
        id="glossary-tenant"
        label={translate('ai.glossary.tenant')}
        value={tenant}
        none={translate('ai.glossary.choose')}
        choose={choose}
      />
      {tenant && <Terms key={tenant} tenant={tenant} />}
    </section>
  )
}

const blank: Term = { ja: '', en: '' }

function Terms({ tenant }: { readonly tenant: string }) {
  const { translate } = useWords()
  const toast = useToast()
  const [terms, setTerms] = useState<readonly Term[]>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    readGlossary(tenant, controller.signal).then(
      (read) => setTerms(read.length > 0 ? read : [blank]),
      (error: unknown) => {
        if (!controller.signal.aborted) toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) })
      },
    )
    return () => controller.abort()
  }, [tenant, toast, translate])

  if (!terms) return <div aria-busy="true" />
  const change = (index: number, next: Partial<Term>) =>
    setTerms(terms.map((term, place) => (place === index ? { ...term, ...next } : term)))

  async function save(): Promise<void> {
    setBusy(true)
    const kept = terms!.map(({ ja, en }) => ({ ja: ja.trim(), en: en.trim() })).filter(({ ja, en }) => ja && en)
    try {
      await saveGlossary(tenant, kept)
      toast({ kind: 'success', text: translate('ai.glossary.saved') })
    } catch (error) {
      toast({ kind: 'error', text: translate(`ai.failures.${reasonOf(error)}`) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="ai-terms"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {terms.map(({ ja, en }, index) => (
        // Terms have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="ai-term">
          <input
            aria-label={translate('ai.glossary.ja', { number: index + 1 })}
            placeholder={translate('ai.glossary.jaExample')}
            value={ja}
            maxLength={60}
            onKeyDown={keepFromOthers}
            onChange={({ target }) => change(index, { ja: target.value })}
          />
          <input
            lang="en"
            aria-label={translate('ai.glossary.en', { number: index + 1 })}
            placeholder={translate('ai.glossary.enExample')}
            value={en}
            maxLength={120}
            onKeyDown={keepFromOthers}
            onChange={({ target }) => change(index, { en: target.value })}
          />
          <button
            type="button"
            className="button small"
            aria-label={translate('ai.glossary.remove', { number: index + 1 })}
            onClick={() => setTerms(terms.filter((_, place) => place !== index))}
          >
            ×
          </button>
        </div>
      ))}
      <div className="answers">
        <button
          type="button"
          className="button small"
          disabled={terms.length >= 200}
          onClick={() => setTerms([...terms, blank])}
        >
          {translate('ai.glossary.add')}
        </button>
        <button type="submit" className="button small main" disabled={busy}>
          {translate('ai.glossary.save')}
        </button>
      </div>
    </form>
  )
}
