import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import type { Assignment } from './thread.ts'

/** In a record's history: who assigned it to whom. */
export default function AssignmentEntry({ assignment }: { readonly assignment: Assignment }) {
  const { translate } = useWords()
  const format = useFormat()
  const { by, impersonator, account, at } = assignment
  const nameOf = (name: string | null) => name ?? translate('comments.formerMember')
  const person = (name: string | null) => (name === null ? nameOf(name) : translate('commons.history.person', { name }))
  const name = impersonator
    ? translate('commons.history.inName', { impersonator: nameOf(impersonator.name), name: nameOf(by.name) })
    : person(by.name)
  const told = !account ? 'unassignedBy' : account.id === by.id && !impersonator ? 'tookBy' : 'assignedBy'
  return (
    <Box sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <Avatar
        aria-hidden
        sx={{ width: 28, height: 28, fontSize: 13, fontWeight: 700, bgcolor: 'var(--grey-soft)', color: 'var(--grey)' }}
      >
        {[...nameOf(by.name)][0]}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontSize: 13, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
          {translate(`comments.${told}`, { name, assignee: account && person(account.name) })}
        </Typography>
        <Typography
          component="time"
          dateTime={at}
          title={format.relative(at)}
          sx={{ fontSize: 12, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {format.dateTime(at)}
        </Typography>
      </Box>
    </Box>
  )
}
