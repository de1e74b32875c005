import { useState } from 'react'
import { ApiError } from '../../../shell/api/api.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { editTranslation, failureReason, type AiRequest } from '../ai-api.ts'
import { useSessionStorage } from '../use-session-storage.ts'

/** The translation at hand and its English as it is typed; what is mended can be saved, and what it was stays. */
export function useTranslation() {
  const { translate } = useWords()
  const toast = useToast()
  const [english, setEnglish] = useSessionStorage('english', '')
  const [current, setCurrent] = useSessionStorage<AiRequest | null>('translation', null)
  const [changed, setChanged] = useState<AiRequest>()
  const typed = english.trim()
  const isMended = current !== null && typed !== '' && typed !== current.english

  const show = (translation: AiRequest): void => {
    setCurrent(translation)
    setEnglish(translation.english ?? '')
    setChanged(translation)
  }

  /** Saves what was mended, if anything was. */
  async function save(): Promise<void> {
    if (!isMended) return
    try {
      const saved = await editTranslation(current.id, typed, current.version)
      setCurrent(saved)
      setChanged(saved)
      toast({ kind: 'success', text: translate('ai.translation.saved') })
    } catch (error) {
      const now = currentIn(error)
      if (now) setCurrent({ ...current, ...now })
      toast({ kind: 'error', text: translate(`ai.failures.${failureReason(error)}`) })
    }
  }

  return {
    english,
    setEnglish,
    isMended,
    /** The last one that came or changed. */
    changed,
    show,
    save,
    /** A deleted one cannot be saved any more; what is typed stays. */
    forget: (id: string): void => {
      if (current?.id === id) setCurrent(null)
    },
  }
}

/** The translation as somebody else left it, where it was refused for that. */
const currentIn = (error: unknown): Partial<AiRequest> | undefined =>
  error instanceof ApiError && error.status === 412
    ? (error.body as { data?: { current?: Partial<AiRequest> } } | undefined)?.data?.current
    : undefined
