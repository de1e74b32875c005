import MenuItem from '@mui/material/MenuItem'
import { useSession } from '../../shell/session/session.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Member } from './mentions.ts'

interface MemberItemsProps {
  readonly members: readonly Member[]
  /** Whether they could not be read, which is said in their place. */
  readonly failed: boolean
  /** Whom the record is assigned to; undefined where that is not known. */
  readonly assignee: string | null | undefined
  /** Whether they stand below an item with an icon. */
  readonly inset?: boolean
  /** Given by the menu whose only child this is: the first item takes the focus. */
  readonly autoFocus?: boolean
  choose(member: Member | undefined): void
}

/** The items of a menu by which a record is assigned: oneself first, then the others, then nobody. */
export function MemberItems({ members, failed, assignee, inset = false, autoFocus = false, choose }: MemberItemsProps) {
  const { translate } = useWords()
  const me = useSession()?.user.id
  const ordered = [...members.filter(({ id }) => id === me), ...members.filter(({ id }) => id !== me)]
  if (failed)
    return (
      <MenuItem disabled sx={{ ...item, pl: inset ? '52px' : 2, '&.Mui-disabled': { opacity: 1 } }}>
        {translate('comments.unreadable')}
      </MenuItem>
    )
  return (
    <>
      {ordered.map((member, place) => (
        <MenuItem
          autoFocus={autoFocus && place === 0}
          key={member.id}
          selected={member.id === assignee}
          onClick={() => choose(member)}
          sx={{ ...item, pl: inset ? '52px' : 2 }}
        >
          {member.id === me ? translate('comments.myself', { name: member.name }) : member.name}
        </MenuItem>
      ))}
      {assignee !== null && (
        <MenuItem onClick={() => choose(undefined)} sx={{ ...item, pl: inset ? '52px' : 2, color: 'text.secondary' }}>
          {translate('comments.nobody')}
        </MenuItem>
      )}
    </>
  )
}

const item = { minHeight: { xs: 44, sm: 36 }, overflowWrap: 'anywhere', whiteSpace: 'normal' } as const
