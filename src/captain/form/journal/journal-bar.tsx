import Button from '@mui/material/Button'
import { useState } from 'react'
import { prefetchable } from '../../../shell/api/prefetch.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { MessageBar } from '../../../kernel/controls/message-bar.tsx'
import { useShortTime } from '../../../kernel/form/short-time.ts'
import { mergeChanges, resolveConflicts, type ConflictChoice } from '../../../kernel/form/merge.ts'
import { joinSentences } from '../../../kernel/words/join-sentences.ts'
import { useFormState, useFormSession } from '../../../kernel/form/session-context.tsx'
import type { UnsavedTyping, Journal } from './use-journal.ts'
import { lazyPart } from '../../../shell/ui/lazy-component.ts'

const CompareVersions = lazyPart(prefetchable(() => import('../conflicts/compare-versions.tsx')))

/** Offers to restore unsaved input of an earlier visit. */
export function JournalBar({ journal: { found, unavailable, close } }: { readonly journal: Journal }) {
  const { translate } = useWords()
  const dirty = useFormState((state) => state.changed.length > 0)
  return (
    <>
      {found && <JournalOffer found={found} close={close} />}
      {unavailable && dirty && <MessageBar tone="warning">{translate('forms.journal.unavailable')}</MessageBar>}
    </>
  )
}

function JournalOffer({ found, close }: { readonly found: UnsavedTyping; close(): void }) {
  const session = useFormSession()
  const { translate } = useWords()
  const clock = useShortTime()
  const [open, setOpen] = useState(false)
  const base = useFormState((state) => state.base)
  useFormState((state) => state.changed)
  const fields = Object.keys(found.values).filter((name) => session.names.includes(name))
  const now = session.values()
  const merged = mergeChanges(fields, found.base, found.values, now)
  const tables = session.tables?.merge({ ...now, ...found.base }, { ...now, ...found.values }, now)
  const moved = Number(base.version ?? 0) !== found.version

  const restore = (choices: Readonly<Record<string, ConflictChoice>>) => {
    const { idempotencyKey = found.idempotencyKey } = session.state.get()
    session.state.set({ idempotencyKey })
    session.put({ ...resolveConflicts(merged, choices), ...tables })
    close()
  }

  return (
    <>
      <MessageBar
        tone="info"
        actions={
          <>
            <Button
              size="small"
              variant="contained"
              data-action="restore"
              onClick={() => (merged.clashes.length > 0 ? setOpen(true) : restore({}))}
            >
              {translate('forms.journal.restore')}
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
              {translate('forms.conflict.compare')}
            </Button>
            <Button size="small" color="inherit" onClick={close}>
              {translate('forms.journal.discard')}
            </Button>
          </>
        }
      >
        {joinSentences(
          translate,
          translate('forms.journal.found', { time: clock(new Date(found.at).toISOString()) }),
          moved && translate('forms.journal.stale'),
        )}
      </MessageBar>
      {open && (
        <CompareVersions
          merge={merged}
          base={found.base}
          theirs={now}
          words={{
            title: translate('forms.journal.title'),
            intro: translate('forms.journal.intro'),
            noClash: translate('forms.journal.noClash'),
            others: translate('forms.journal.others'),
            theirs: translate('forms.journal.now'),
            mine: translate('forms.journal.typed'),
            ok: translate('forms.journal.restore'),
          }}
          onChoose={restore}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
