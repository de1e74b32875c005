import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useDraftCalls } from '../../kernel/api/draft-calls.ts'
import { keepFocus } from '../../kernel/form/focus-field.ts'
import { isUnsaved } from '../../kernel/form/form-session.ts'
import type { OpenDraft } from '../../kernel/form/open-draft.ts'
import { useNameInToast, useUpdateCaches } from '../../kernel/form/save-feedback.ts'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useTransport } from '../../kernel/form/transport.ts'
import { errorText, undoErrorText } from '../../kernel/words/error-text.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** Discards the draft of a form, which then shows the live record; the toast brings it back. What is typed is asked for. */
export function useDiscardDraft(): (draft: OpenDraft) => Promise<void> {
  const session = useFormSession()
  const calls = useDraftCalls()
  const live = useTransport()
  const updateCaches = useUpdateCaches()
  const nameOf = useNameInToast()
  const toast = useToast()
  const confirm = useConfirm()
  const { labels, translate } = useScope()

  return async ({ version }) => {
    if (isUnsaved(session.state.get()) && !(await confirm({ mode: 'reset', body: translate('drafts.typedToo') })))
      return
    const id = String(session.state.get().base.id)
    const undo = async () => {
      try {
        const restored = await calls.restore(id)
        session.rebase(restored)
        updateCaches(restored)
        toast({ kind: 'success', text: translate('commons.toasts.undone') })
      } catch (error) {
        toast({ kind: 'error', text: undoErrorText(translate, labels, error) })
      }
    }
    session.state.set({ saving: true })
    try {
      await calls.discard({ id, version })
      const record = await live.read(id)
      session.state.set({ base: record, saving: false })
      session.reset()
      updateCaches(record)
      keepFocus()
      toast({
        kind: 'success',
        text: translate('drafts.toasts.discarded', { name: nameOf(record) }),
        about: id,
        action: { label: translate('commons.actions.undo'), run: undo },
      })
    } catch (error) {
      toast({ kind: 'error', text: errorText(translate, labels, error) })
    } finally {
      session.state.set({ saving: false })
    }
  }
}
