import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase, useLocation } from 'react-admin'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { MessageBar } from '../../kernel/controls/message-bar.tsx'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { draftKey } from '../navigation/record-paths.ts'

/** On the page of a record with a draft: says which of both is shown, and leads to the other. */
export default function PreviewSwitch({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useScope()
  const { pathname } = useLocation()
  if (!record.draft) return null
  const isDraft = openDraftOf(record) !== undefined
  const choices = [
    { shown: !isDraft, to: pathname, words: 'drafts.live' },
    { shown: isDraft, to: `${pathname}?${draftKey}`, words: 'drafts.draft' },
  ]
  return (
    <MessageBar
      tone="info"
      actions={choices.map(({ shown, to, words }) => (
        <Button
          key={words}
          size="small"
          component={LinkBase}
          to={to}
          variant="outlined"
          color={shown ? 'primary' : 'inherit'}
          aria-current={shown}
          sx={shown ? chosen : undefined}
        >
          {translate(words)}
        </Button>
      ))}
    >
      <Box component="strong" sx={{ display: 'block' }}>
        {translate('drafts.state')}
      </Box>
      {translate(isDraft ? 'drafts.showsDraft' : 'drafts.showsLive')}
    </MessageBar>
  )
}

const chosen = { bgcolor: 'background.paper', fontWeight: 700 } as const
