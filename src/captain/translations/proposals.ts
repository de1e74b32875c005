import type { TranslatedText } from '../../../entities/language/derived/translated-texts.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { posted } from '../../shell/api/posted.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import type { FormSession } from '../../kernel/form/form-session.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { createStore, useStore, type Store } from '../../kernel/form/store.ts'

interface Proposals {
  /** The proposed English by the keys of the texts. */
  readonly english: Answer<'POST /api/v1/authorized/tenants/{tenant}/translations/{entity}/proposals'>['english']
  /** The keys of the texts that are being translated. */
  readonly asked: readonly string[]
}

const stores = new WeakMap<FormSession, Store<Proposals>>()

function storeOf(session: FormSession): Store<Proposals> {
  const store = stores.get(session) ?? createStore<Proposals>({ english: {}, asked: [] })
  stores.set(session, store)
  return store
}

/** The English that the AI proposes in a form: shown beside what is there, and written nowhere. */
export function useProposals() {
  const { slug } = useTenant()
  const session = useFormSession()
  const store = storeOf(session)
  const { english, asked } = useStore(store, (state) => state)
  return {
    english,
    asked,
    /** Asks for proposals for some texts, as they are in the form now. Rejects if there are none. */
    async ask(texts: readonly TranslatedText[]): Promise<void> {
      store.set({ asked: texts.map(({ key }) => key) })
      try {
        const made = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/translations/{entity}/proposals'>(
          `/api/v1/authorized/tenants/${slug}/translations/${session.entity.name}/proposals`,
          posted({ source: Object.fromEntries(texts.map(({ key, source }) => [key, source])) }),
        )
        store.set({ english: { ...store.get().english, ...made.english } })
      } finally {
        store.set({ asked: [] })
      }
    },
    dismiss(key: string): void {
      const { [key]: _, ...others } = store.get().english
      store.set({ english: others })
    },
  }
}
