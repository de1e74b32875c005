import { useRef, useState } from 'react'
import { ApiError } from '../../../shell/api/api.ts'
import { useConfirm } from '../../../shell/ui/confirm.tsx'
import { useToast } from '../../../shell/ui/toast.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { editTranslation, type AiRequest } from '../ai-api.ts'
import { aiErrorText } from '../error-text.ts'
import { useSessionStorage } from '../use-session-storage.ts'

/**
 * The current translation and its edited English text. Edits can be saved, and earlier versions are kept. Nothing typed is
 * replaced before it was saved, or one agreed to lose it.
 */
export function useTranslation() {
  const { translate } = useWords()
  const toast = useToast()
  const confirm = useConfirm()
  const [english, setEnglish] = useSessionStorage('english', '')
  const [current, setCurrent] = useSessionStorage<AiRequest | null>('translation', null)
  const [changed, setChanged] = useState<AiRequest>()
  // What is shown when an answer arrives, which may be another translation and text than when it was asked for.
  const shown = useRef(current)
  const text = useRef(english)
  const saves = useRef(Promise.resolve())

  const type = (next: string): void => {
    text.current = next
    setEnglish(next)
  }

  const replace = (translation: AiRequest | null): void => {
    shown.current = translation
    setCurrent(translation)
  }

  const put = (translation: AiRequest): void => {
    replace(translation)
    type(translation.english ?? '')
  }

  /** Takes a later version of the translation, unless another one is shown by now. */
  const renew = (translation: AiRequest): void => {
    if (shown.current?.id === translation.id && shown.current.version < translation.version) replace(translation)
  }

  /** Saves the edits, if there are any, once earlier ones are saved. */
  const save = (): Promise<void> => (saves.current = saves.current.then(saveEdits))

  async function saveEdits(): Promise<void> {
    const edited = shown.current
    const typed = text.current.trim()
    if (edited === null || !isEdited(typed, edited)) return
    try {
      const saved = await editTranslation(edited.id, typed, edited.version)
      renew(saved)
      setChanged(saved)
      toast({ kind: 'success', text: translate('ai.translation.saved') })
    } catch (error) {
      const now = currentIn(error)
      if (now) renew({ ...edited, ...now })
      toast({ kind: 'error', text: aiErrorText(translate, error) })
    }
  }

  /** Whether another text may take the place of this one: edits are saved, and lost only with one's consent. */
  async function mayReplace(): Promise<boolean> {
    await save()
    if (!isEdited(text.current, shown.current)) return true
    return confirm({
      mode: 'reset',
      title: translate('ai.translation.replace.title'),
      body: translate('ai.translation.replace.body'),
      ok: translate('ai.translation.replace.ok'),
      dismiss: translate('ai.translation.replace.dismiss'),
    })
  }

  /** Shows a translation; until its text may be replaced, it is among the earlier requests. */
  async function show(translation: AiRequest): Promise<void> {
    setChanged(translation)
    renew(translation)
    if (await mayReplace()) put(translation)
  }

  return {
    english,
    type,
    isMended: current !== null && isEdited(english, current),
    /** The latest new or changed request. */
    changed,
    show,
    save,
    /** Makes an earlier text of a translation its current one, and shows it. */
    async restore({ id, version }: AiRequest, earlier: string): Promise<void> {
      if (!(await mayReplace())) return
      const replaced = text.current
      const latest = shown.current?.id === id ? Math.max(shown.current.version, version) : version
      try {
        const restored = await editTranslation(id, earlier, latest)
        setChanged(restored)
        if (text.current === replaced) put(restored)
        else await show(restored)
      } catch (error) {
        toast({ kind: 'error', text: aiErrorText(translate, error) })
      }
    },
    /** A deleted translation can no longer be saved; its text stays. */
    forget: (id: string): void => {
      if (shown.current?.id === id) replace(null)
    },
  }
}

const isEdited = (text: string, translation: AiRequest | null): boolean =>
  text.trim() !== '' && text.trim() !== (translation?.english ?? '')

/** The current state of a translation, if the error says that someone else has changed it. */
const currentIn = (error: unknown): Partial<AiRequest> | undefined =>
  error instanceof ApiError && error.status === 412
    ? (error.body as { data?: { current?: Partial<AiRequest> } } | undefined)?.data?.current
    : undefined
