import { useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { AreaPage } from './area-page.tsx'
import { History } from './history.tsx'
import { OrderForm, usualOrder, type Draft } from './order-form.tsx'
import { PictureGrid } from './picture-grid.tsx'
import type { AiRequest } from './requests.ts'
import { useKept } from './use-kept.ts'
import { useOrder } from './use-order.ts'

/** /captain/ai/text-to-image: from a prompt to pictures, one of which goes into a tenant's media library. */
export default function TextToImage() {
  return (
    <AreaPage title="captainAiTextToImage" counts="pictures">
      {({ configured }, again) => <Studio configured={configured} ended={again} />}
    </AreaPage>
  )
}

function Studio({ configured, ended }: { readonly configured: boolean; ended(): void }) {
  const { translate } = useWords()
  const [draft, setDraft] = useKept<Draft>('order', usualOrder)
  const [prompt, setPrompt] = useKept('prompt', '')
  const [, setOriginal] = useKept('original', '')
  const { request, order, cancel, change } = useOrder(ended)
  const [looked, setLooked] = useState<AiRequest>()

  /** The same prompt and settings again; with another seed it is a variation. */
  const again = (from: AiRequest, seed: number | undefined): void => {
    setPrompt(from.english ?? from.prompt)
    setOriginal(from.prompt)
    setDraft({ ...draft, translate: false, seed: seed === undefined ? '' : String(seed), ...sizesOf(from) })
    document.getElementById('prompt')?.focus()
  }
  const changed = (next: AiRequest): void => {
    if (next.id === request?.id) change(next)
    else setLooked(next)
  }

  return (
    <>
      <OrderForm
        configured={configured}
        running={request?.status === 'running'}
        prompt={prompt}
        draft={draft}
        onPrompt={setPrompt}
        onDraft={setDraft}
        onOrder={(asked) => {
          setOriginal('')
          return order(asked)
        }}
        onCancel={cancel}
      />
      {request && (
        <section aria-live="polite" aria-busy={request.status === 'running' || undefined}>
          <h2 className="section-title">{translate(`ai.progress.${request.status}`, progressOf(request))}</h2>
          {request.failure && <p className="notice">{translate(`ai.failures.${request.failure}`)}</p>}
          {request.english && request.english !== request.prompt && (
            <p className="soft" lang="en">
              {request.english}
            </p>
          )}
          <PictureGrid request={request} onAgain={again} onChange={changed} />
        </section>
      )}
      <History kind="pictures" newest={looked} except={request?.id}>
        {(past) => (
          <>
            <p>{past.prompt}</p>
            {past.english && (
              <p className="soft" lang="en">
                {past.english}
              </p>
            )}
            {past.failure && <p className="soft">{translate(`ai.failures.${past.failure}`)}</p>}
            <PictureGrid request={past} onAgain={again} onChange={changed} small />
          </>
        )}
      </History>
    </>
  )
}

const progressOf = ({ pictures, count }: AiRequest) => ({ made: pictures.length, count, smart_count: pictures.length })

const sizesOf = ({ width, height, steps, count }: AiRequest) => ({
  size: `${width ?? 1024}x${height ?? 1024}`,
  steps: steps ?? usualOrder.steps,
  count,
})
