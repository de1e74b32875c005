import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { listText } from '../../../locales/issue-text.ts'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { openDraftOf, type OpenDraft } from '../../kernel/form/open-draft.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import { useShortTime } from '../../kernel/form/short-time.ts'
import { joinSentences } from '../../kernel/words/join-sentences.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const ChangesDialog = lazyPart(prefetchable(() => import('./changes-dialog.tsx')))
const LiveVersion = lazyPart(prefetchable(() => import('./live-version.tsx')))

/** Says above a form that it shows the draft of a published record, and compares that with what is live. */
export default function DraftStrip() {
  const { translate } = useScope()
  const base = useFormState((state) => state.base)
  const intoDraft = useFormState((state) => state.intoDraft)
  const draft = openDraftOf(base)
  if (draft) return <Strip draft={draft} />
  return intoDraft ? <MessageBar tone="warning">{translate('drafts.ended')}</MessageBar> : null
}

function Strip({ draft }: { readonly draft: OpenDraft }) {
  const session = useFormSession()
  const { labels, translate, format } = useScope()
  const clock = useShortTime()
  const [shown, setShown] = useState<'changes' | 'live'>()
  const close = () => setShown(undefined)
  const { publishAt, language, updatedAt, updatedBy, conflicts, isPublished } = draft
  const saved = translate(updatedBy ? 'drafts.savedBy' : 'drafts.saved', {
    name: updatedBy?.name,
    time: clock(updatedAt),
  })
  const next = !isPublished
    ? translate('drafts.hidden')
    : publishAt
      ? translate(language ? `drafts.scheduledOnly.${language}` : 'drafts.scheduled', {
          time: format.dateTime(publishAt),
          zone: translate('commons.inputs.timeZone'),
        })
      : translate('drafts.unseen')
  return (
    <>
      <MessageBar
        tone="info"
        actions={
          <>
            <Button size="small" variant="outlined" data-action="changes" onClick={() => setShown('changes')}>
              {translate('drafts.changes')}
            </Button>
            <Button size="small" color="inherit" data-action="live" onClick={() => setShown('live')}>
              {translate('drafts.live')}
            </Button>
          </>
        }
      >
        <Box component="strong" sx={{ display: 'block' }}>
          {translate(isPublished ? 'drafts.state' : 'drafts.draft')}
        </Box>
        {joinSentences(translate, saved, next)}
      </MessageBar>
      {conflicts.length > 0 && (
        <MessageBar
          tone="warning"
          actions={
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              onClick={() => session.state.set({ comparing: { draft: 'save' } })}
            >
              {translate('forms.conflict.compare')}
            </Button>
          }
        >
          {translate('drafts.behind.text', {
            fields: listText(
              translate,
              conflicts.map(({ field }) => labels.label(field)),
            ),
          })}
        </MessageBar>
      )}
      {shown === 'changes' && <ChangesDialog close={close} />}
      {shown === 'live' && <LiveVersion close={close} />}
    </>
  )
}
