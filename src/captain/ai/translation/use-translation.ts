import { useRef, useState } from 'react'
import { ApiError } from '../../../shell/api/api.ts'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { editTranslation, type AiRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { useSessionStorage } from '../use-session-storage.ts'

/** The current translation and its edited English text. Edits can be saved, and earlier versions are kept. */
export function useTranslation() {
  const { translate } = useWords()
  const toast = useToast()
  const [english, setEnglish] = useSessionStorage('english', '')
  const [current, setCurrent] = useSessionStorage<AiRequest | null>('translation', null)
  const [changed, setChanged] = useState<AiRequest>()
  // What is shown when an answer arrives, which may be another translation than the one that was sent.
  const shown = useRef(current)
  const typed = english.trim()
  const isMended = current !== null && typed !== '' && typed !== current.english

  const replace = (translation: AiRequest | null): void => {
    shown.current = translation
    setCurrent(translation)
  }

  const show = (translation: AiRequest): void => {
    replace(translation)
    setEnglish(translation.english ?? '')
    setChanged(translation)
  }

  /** Takes a later version of the translation, unless another one is shown by now. */
  const renew = (translation: AiRequest): void => {
    if (shown.current?.id === translation.id && shown.current.version < translation.version) replace(translation)
  }

  /** Saves the edits, if there are any. */
  async function save(): Promise<void> {
    if (!isMended) return
    try {
      const saved = await editTranslation(current.id, typed, current.version)
      renew(saved)
      setChanged(saved)
      toast({ kind: 'success', text: translate('ai.translation.saved') })
    } catch (error) {
      const now = currentIn(error)
      if (now) renew({ ...current, ...now })
      toast({ kind: 'error', text: aiErrorText(translate, error) })
    }
  }

  return {
    english,
    setEnglish,
    isMended,
    /** The latest new or changed request. */
    changed,
    show,
    save,
    /** A deleted translation can no longer be saved; its text stays. */
    forget: (id: string): void => {
      if (shown.current?.id === id) replace(null)
    },
  }
}

/** The current state of a translation, if the error says that someone else has changed it. */
const currentIn = (error: unknown): Partial<AiRequest> | undefined =>
  error instanceof ApiError && error.status === 412
    ? (error.body as { data?: { current?: Partial<AiRequest> } } | undefined)?.data?.current
    : undefined
