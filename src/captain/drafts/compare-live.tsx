import CompareVersions from '../form/conflicts/compare-versions.tsx'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import type { SaveIntent } from '../../kernel/form/save-intent.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import { useWords } from '../../shell/words/words-context.tsx'

interface CompareLiveProps {
  /** The save that waits for it. */
  readonly intent: SaveIntent
  save(intent: SaveIntent): void
}

/** Lets somebody choose, for each field that both the draft and the live record changed, which value is published. */
export default function CompareLive({ intent, save }: CompareLiveProps) {
  const session = useFormSession()
  const { translate } = useWords()
  const base = useFormState((state) => state.base)
  useFormState((state) => state.changed)
  const values = session.values()
  const clashes = (openDraftOf(base)?.conflicts ?? []).map(({ field, live }) => ({
    field,
    base: null,
    mine: values[field],
    theirs: live,
  }))
  const close = () => session.state.set({ comparing: undefined })
  return (
    <CompareVersions
      merge={{ values, touched: [], taken: [], clashes }}
      words={{
        title: translate('drafts.behind.title'),
        intro: translate('drafts.behind.intro'),
        noClash: translate('drafts.noChanges'),
        others: '',
        theirs: translate('drafts.live'),
        mine: translate('drafts.draft'),
        ok: translate(intent.draft === 'publish' ? 'commons.actions.saveLive' : 'drafts.behind.choose'),
      }}
      onChoose={(choices) => {
        session.put(
          Object.fromEntries(
            clashes.filter(({ field }) => choices[field] === 'theirs').map(({ field, theirs }) => [field, theirs]),
          ),
        )
        close()
        save({ ...intent, liveVersion: Number(base.version) })
      }}
      onClose={close}
    />
  )
}
