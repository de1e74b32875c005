import { useId, useState } from 'react'
import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import { useWords } from '../../shell/words/words-context.tsx'
import { MemberItems } from './member-items.tsx'
import type { Thread } from './thread.ts'
import { useAssign } from './use-assign.ts'
import { useMembers } from './use-members.ts'

interface AssigneeProps {
  readonly record: string
  /** Undefined until it is known. */
  readonly assignee: Thread['assignee'] | undefined
}

/** Whom a record is assigned to, and the menu that changes it. */
export default function Assignee({ record, assignee }: AssigneeProps) {
  const { translate } = useWords()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { members, loading, failed } = useMembers(anchor !== null)
  const assign = useAssign(record, members)
  const nameOf = (person: AssigneeProps['assignee']) => {
    if (person === undefined) return '…'
    return person ? (person.name ?? translate('comments.formerMember')) : translate('comments.nobody')
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1, fontSize: 13 }}>
      <Box component="span" id={`${id}label`} sx={{ color: 'text.secondary', flex: 'none' }}>
        {translate('comments.assignee')}
      </Box>
      <Button
        id={id}
        size="small"
        variant="text"
        color="inherit"
        disabled={assignee === undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id}label ${id}`}
        data-action="assign"
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          minWidth: 0,
          minHeight: { xs: 44, sm: 32 },
          px: 1,
          fontSize: 14,
          fontWeight: assignee ? 700 : 400,
          color: assignee ? 'text.primary' : 'text.secondary',
          textAlign: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        {nameOf(assignee)}
      </Button>
      <Menu
        open={anchor !== null && !loading}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': `${id}label` },
          paper: { sx: { maxHeight: 360, minWidth: 200, maxWidth: 340 } },
        }}
      >
        <MemberItems
          members={members}
          failed={failed}
          assignee={assignee?.id ?? null}
          choose={(member) => {
            setAnchor(null)
            void assign(member, assignee?.id ?? null)
          }}
        />
      </Menu>
      {anchor !== null && loading && <CircularProgress size={16} aria-label={translate('comments.assignee')} />}
    </Box>
  )
}
