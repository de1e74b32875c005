import { useState } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { readGlossary, type Order } from './requests.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { useKept } from './use-kept.ts'

/** The settings as they stand in the form; the seed as it was typed. */
export interface Draft {
  readonly translate: boolean
  readonly size: string
  readonly steps: number
  readonly seed: string
  readonly count: number
}

export const usualOrder: Draft = { translate: true, size: '1024x1024', steps: 20, seed: '', count: 2 }

const sizes = ['1024x1024', '1280x720', '1200x632', '720x1280', '768x1024'] as const

interface OrderFormProps {
  /** What the ids of the fields begin with, where the page has fields of its own. */
  readonly id?: string
  /** Whose words are used for the translation; without one, one of one's tenants is chosen. */
  readonly tenant?: string
  readonly configured: boolean
  readonly running: boolean
  readonly prompt: string
  readonly draft: Draft
  onPrompt(prompt: string): void
  onDraft(draft: Draft): void
  onOrder(order: Order): Promise<void>
  onCancel(): void
}

/** What a picture is made from. Everything stays as it was typed, whatever becomes of the order. */
export function OrderForm({
  id = '',
  tenant: given,
  configured,
  running,
  prompt,
  draft,
  onPrompt,
  onDraft,
  onOrder,
  onCancel,
}: OrderFormProps) {
  const { translate } = useWords()
  const [chosen, choose] = useKept('tenant', '')
  const tenant = given ?? chosen
  const [busy, setBusy] = useState(false)
  const set = (next: Partial<Draft>) => onDraft({ ...draft, ...next })
  const seed = seedOf(draft.seed)

  async function order(): Promise<void> {
    setBusy(true)
    const [width, height] = draft.size.split('x').map(Number) as [number, number]
    try {
      const terms = draft.translate && tenant ? await readGlossary(tenant).catch(() => []) : []
      await onOrder({
        prompt,
        translate: draft.translate,
        ...(terms.length > 0 && { terms }),
        width,
        height,
        steps: draft.steps,
        ...(typeof seed === 'number' && { seed }),
        count: draft.count,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="ai-panel ai-form"
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <div className="field">
        <label htmlFor={`${id}prompt`}>{translate('ai.order.prompt')}</label>
        <textarea
          id={`${id}prompt`}
          rows={4}
          maxLength={2000}
          value={prompt}
          placeholder={translate('ai.order.example')}
          onChange={({ target }) => onPrompt(target.value)}
        />
      </div>
      <label className="ai-check">
        <input
          type="checkbox"
          checked={draft.translate}
          onChange={({ target }) => set({ translate: target.checked })}
        />
        {translate('ai.order.translate')}
      </label>
      {draft.translate && given === undefined && (
        <TenantChoice
          id="order-tenant"
          label={translate('ai.glossary.use')}
          value={tenant}
          none={translate('ai.glossary.none')}
          choose={choose}
        />
      )}
      <div className="ai-settings">
        <div className="field">
          <label htmlFor={`${id}size`}>{translate('ai.order.size')}</label>
          <select id={`${id}size`} value={draft.size} onChange={({ target }) => set({ size: target.value })}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {translate(`ai.order.sizes.${size}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}count`}>{translate('ai.order.count')}</label>
          <select id={`${id}count`} value={draft.count} onChange={({ target }) => set({ count: Number(target.value) })}>
            {[1, 2, 3, 4].map((count) => (
              <option key={count} value={count}>
                {translate('ai.order.pictures', { smart_count: count })}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}steps`}>{translate('ai.order.steps', { steps: draft.steps })}</label>
          <input
            id={`${id}steps`}
            type="range"
            min={1}
            max={20}
            value={draft.steps}
            onChange={({ target }) => set({ steps: Number(target.value) })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}seed`}>{translate('ai.order.seed')}</label>
          <input
            id={`${id}seed`}
            inputMode="numeric"
            value={draft.seed}
            placeholder={translate('ai.order.anySeed')}
            aria-invalid={seed === null || undefined}
            onChange={({ target }) => set({ seed: target.value })}
          />
          {seed === null && <p className="help">{translate('ai.order.badSeed')}</p>}
        </div>
      </div>
      <div className="answers">
        {running && (
          <button type="button" className="button" onClick={onCancel}>
            {translate('ai.order.cancel')}
          </button>
        )}
        <button
          type="submit"
          className="button main"
          disabled={busy || running || !configured || seed === null || prompt.trim() === ''}
        >
          {translate(running ? 'ai.order.running' : 'ai.order.run')}
        </button>
      </div>
    </form>
  )
}

/** A seed as people type it, full-width digits too; undefined when they leave it open, null when it is none. */
function seedOf(typed: string): number | undefined | null {
  const digits = typed.normalize('NFKC').trim()
  if (digits === '') return undefined
  return /^\d{1,10}$/.test(digits) && Number(digits) <= 2_147_483_647 ? Number(digits) : null
}
