import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useIsOwnMembership } from '../../record/is-own-membership.ts'
import { useListScreen } from '../state/list-context.ts'

interface RecordButtonsProps {
  readonly record: CaptainRecord
}

/** The button of a row or card that opens its menu. Like all of them it is styled as `.act` by what it stands in. */
export function MenuButton({ record }: RecordButtonsProps) {
  const { translate } = useWords()
  const { openMenu, titleOf } = useListScreen()
  return (
    <button
      type="button"
      className="act"
      aria-haspopup="menu"
      aria-label={translate('commons.list.rowActions', { title: titleOf(record) })}
      title={translate('commons.actions.more')}
      onClick={({ currentTarget }) => openMenu(record, currentTarget)}
    >
      <MoreHoriz />
    </button>
  )
}

/** The buttons of a row or card in the trash: restore, or delete for good. Nobody restores their own membership. */
export function TrashButtons({ record }: RecordButtonsProps) {
  const { translate } = useWords()
  const { recover, purge, titleOf } = useListScreen()
  if (useIsOwnMembership()(record)) return null
  const [restoring, purging, title] = [
    translate('commons.trash.restore'),
    translate('commons.trash.purge'),
    titleOf(record),
  ]
  return (
    <>
      <button
        type="button"
        className="act"
        aria-label={`${restoring} – ${title}`}
        title={restoring}
        onClick={() => recover(record)}
      >
        <RestoreFromTrashOutlined />
      </button>
      <button
        type="button"
        className="act"
        aria-label={`${purging} – ${title}`}
        title={purging}
        onClick={() => void purge([record])}
      >
        <DeleteForeverOutlined />
      </button>
    </>
  )
}
