import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { ahead } from '../../shell/ahead.ts'
import { useWords } from '../../shell/words-context.tsx'
import { Bar } from './bar.tsx'
import { useClock } from './clock.ts'
import { merge, settle, type Choice } from './merge.ts'
import { sentences } from './sentences.ts'
import { useFormState, useSession } from './session-context.tsx'
import type { Found, Journal } from './use-journal.ts'

const Compare = lazy(ahead(() => import('./compare.tsx')))

/** Offers typing back that an earlier visit left unsaved. */
export function JournalBar({ journal: { found, unavailable, close } }: { readonly journal: Journal }) {
  const { translate } = useWords()
  const dirty = useFormState((state) => state.changed.length > 0)
  return (
    <>
      {found && <Offer found={found} close={close} />}
      {unavailable && dirty && <Bar tone="warning">{translate('commons.journal.unavailable')}</Bar>}
    </>
  )
}

function Offer({ found, close }: { readonly found: Found; close(): void }) {
  const session = useSession()
  const { translate } = useWords()
  const clock = useClock()
  const [open, setOpen] = useState(false)
  const base = useFormState((state) => state.base)
  useFormState((state) => state.changed)
  const fields = Object.keys(found.values).filter((name) => session.names.includes(name))
  const now = session.values()
  const merged = merge(fields, found.base, found.values, now)
  const moved = Number(base.version ?? 0) !== found.version

  const restore = (choices: Readonly<Record<string, Choice>>) => {
    const { idempotencyKey = found.idempotencyKey } = session.state.get()
    session.state.set({ idempotencyKey })
    session.put(settle(merged, choices))
    close()
  }

  return (
    <>
      <Bar
        tone="info"
        actions={
          <>
            <Button
              size="small"
              variant="contained"
              data-action="restore"
              onClick={() => (merged.clashes.length > 0 ? setOpen(true) : restore({}))}
            >
              {translate('commons.journal.restore')}
            </Button>
            <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
              {translate('commons.conflict.compare')}
            </Button>
            <Button size="small" color="inherit" onClick={close}>
              {translate('commons.journal.discard')}
            </Button>
          </>
        }
      >
        {sentences(
          translate,
          translate('commons.journal.found', { time: clock(new Date(found.at).toISOString()) }),
          moved && translate('commons.journal.stale'),
        )}
      </Bar>
      {open && (
        <Suspense>
          <Compare
            merge={merged}
            base={found.base}
            theirs={now}
            words={{
              title: translate('commons.journal.title'),
              intro: translate('commons.journal.intro'),
              noClash: translate('commons.journal.noClash'),
              others: translate('commons.journal.others'),
              theirs: translate('commons.journal.now'),
              mine: translate('commons.journal.typed'),
              ok: translate('commons.journal.restore'),
            }}
            onChoose={restore}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
