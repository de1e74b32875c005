import Box from '@mui/material/Box'
import { useWords } from '../../shell/words/words-context.tsx'
import { EntryHead } from '../history/entry-head.tsx'
import type { Assignment } from './thread.ts'

/** In a record's history: who assigned it to whom. */
export default function AssignmentEntry({ assignment }: { readonly assignment: Assignment }) {
  const { translate } = useWords()
  const { by, impersonator, account, at } = assignment
  const nameOf = (name: string | null) => name ?? translate('comments.formerMember')
  const person = (name: string | null) => (name === null ? nameOf(name) : translate('commons.history.person', { name }))
  const name = impersonator
    ? translate('commons.history.inName', { impersonator: nameOf(impersonator.name), name: nameOf(by.name) })
    : person(by.name)
  const told = !account ? 'unassignedBy' : account.id === by.id && !impersonator ? 'tookBy' : 'assignedBy'
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <EntryHead
        name={nameOf(by.name)}
        sentence={translate(`comments.${told}`, { name, assignee: account && person(account.name) })}
        at={at}
      />
    </Box>
  )
}
