import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useIsOwnMembership } from '../../record/is-own-membership.ts'
import type { CaptainRecord } from '../../api/record.ts'
import { useListScreen } from '../list-context.ts'

/** The last cell of a row: actions other than the row's own click, and the menu. */
export function RowActions({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const { paths, trashed, openMenu, titleOf } = useListScreen()
  if (trashed) return <TrashActions record={record} />

  const title = titleOf(record)
  const [edit, preview] = [paths.edit(record), paths.preview(record)]
  const [path, Icon, verb] = preview ? [preview, VisibilityOutlined, 'preview'] : [edit, EditOutlined, 'edit']
  return (
    <td className="acts">
      {path && (
        <LinkBase
          to={path}
          className="act"
          aria-label={`${translate(`commons.actions.${verb}`)} – ${title}`}
          title={translate(`commons.actions.${verb}`)}
        >
          <Icon />
        </LinkBase>
      )}
      <button
        type="button"
        className="act"
        aria-haspopup="menu"
        aria-label={translate('commons.list.rowActions', { title })}
        title={translate('commons.actions.more')}
        onClick={({ currentTarget }) => openMenu(record, currentTarget)}
      >
        <MoreHoriz />
      </button>
    </td>
  )
}

/** In the trash: restore, or delete for good. */
function TrashActions({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const { recover, purge, titleOf } = useListScreen()
  const isAboutOneself = useIsOwnMembership()
  const [words, purging] = [translate('commons.trash.restore'), translate('commons.trash.purge')]
  return (
    <td className="acts">
      {!isAboutOneself(record) && (
        <>
          <button
            type="button"
            className="act"
            aria-label={`${words} – ${titleOf(record)}`}
            title={words}
            onClick={() => recover(record)}
          >
            <RestoreFromTrashOutlined />
          </button>
          <button
            type="button"
            className="act"
            aria-label={`${purging} – ${titleOf(record)}`}
            title={purging}
            onClick={() => void purge([record])}
          >
            <DeleteForeverOutlined />
          </button>
        </>
      )}
    </td>
  )
}
