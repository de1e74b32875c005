import Box from '@mui/material/Box'
import { useWords } from '../../shell/words/words-context.tsx'
import { EntryHead } from '../history/entry-head.tsx'
import { useAuthorName } from './author-name.ts'
import type { Assignment } from './thread.ts'

/** In a record's history: who assigned it to whom. */
export default function AssignmentEntry({ assignment }: { readonly assignment: Assignment }) {
  const { translate } = useWords()
  const { nameOf, person, authorOf } = useAuthorName()
  const { by, impersonator, account, at } = assignment
  const key = !account ? 'unassignedBy' : account.id === by.id && !impersonator ? 'tookBy' : 'assignedBy'
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <EntryHead
        name={nameOf(by.name)}
        sentence={translate(`comments.${key}`, {
          name: authorOf(assignment),
          assignee: account && person(account.name),
        })}
        at={at}
      />
    </Box>
  )
}
