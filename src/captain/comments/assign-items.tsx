import { use, useState } from 'react'
import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ListItemText from '@mui/material/ListItemText'
import { assigneeField } from '../../../entities/language/derived/assignee.ts'
import { useSession } from '../../shell/session/session.ts'
import { IconItem } from '../../kernel/controls/icon-item.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { MemberItems } from './member-items.tsx'
import { useAssign } from './use-assign.ts'
import { useMembers } from './use-members.ts'

interface AssignItemsProps {
  readonly record: string
  close(): void
}

/**
 * The items of a row's menu that assign its record: to oneself, or to somebody else. The menu opens once they have their
 * words: items that came later would push others from under the pointer.
 */
export function AssignItems(props: AssignItemsProps) {
  return assigneeField(useEntity()) ? null : <Items {...props} />
}

function Items({ record, close }: AssignItemsProps) {
  const words = useWords()
  use(words.load('comments'))
  const { translate } = words
  const me = useSession()?.user.id
  const { members, loading, failed } = useMembers(true)
  const assign = useAssign(record, members)
  const [open, setOpen] = useState(false)
  const myself = members.find(({ id }) => id === me)
  const choose = (member: Parameters<typeof assign>[0]) => {
    close()
    void assign(member, undefined)
  }
  return (
    <>
      {(myself || loading) && (
        <IconItem icon={PersonOutlined} disabled={!myself} onClick={() => myself && choose(myself)}>
          {translate('comments.assignToMe')}
        </IconItem>
      )}
      <IconItem icon={PersonOutlined} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ListItemText>{translate('comments.assign')}</ListItemText>
        {open ? <ExpandLess aria-hidden fontSize="small" /> : <ExpandMore aria-hidden fontSize="small" />}
      </IconItem>
      {open && <MemberItems inset members={members} failed={failed} assignee={undefined} choose={choose} />}
    </>
  )
}
