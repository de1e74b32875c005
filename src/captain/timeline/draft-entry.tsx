import Box from '@mui/material/Box'
import { useFormat } from '../../kernel/words/format.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useAuthorName } from '../comments/author-name.ts'
import type { DraftEvent } from '../comments/thread.ts'
import { EntryHead } from '../history/entry-head.tsx'

/** In a record's history: what somebody did with its draft. Times are of the tenant's zone, which is named. */
export default function DraftEntry({ event }: { readonly event: DraftEvent }) {
  const { translate } = useWords()
  const format = useFormat()
  const { nameOf, authorOf } = useAuthorName()
  const { kind, at, by, impersonator, publishAt, language } = event
  const author = by ? authorOf({ by, impersonator }) : translate('commons.history.system')
  return (
    <Box data-draft-event={kind} sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <EntryHead
        name={by ? nameOf(by.name) : author}
        sentence={translate(kind === 'published' ? 'commons.history.by.publishDraft' : `comments.drafts.${kind}`, {
          name: author,
          time: publishAt && format.dateTime(publishAt),
          zone: translate('commons.inputs.timeZone'),
        })}
        at={at}
        notes={language ? [translate(`commons.publishedLanguages.${language}`)] : []}
      />
    </Box>
  )
}
