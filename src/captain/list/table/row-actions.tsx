import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { useListScreen } from '../state/list-context.ts'
import { MenuButton, TrashButtons } from '../rows/record-buttons.tsx'

/** The last cell of a row: actions other than the row's own click, and the menu. */
export function RowActions({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const { paths, trashed, titleOf } = useListScreen()
  const [edit, preview] = [paths.edit(record), paths.preview(record)]
  const [path, Icon, verb] = preview ? [preview, VisibilityOutlined, 'preview'] : [edit, EditOutlined, 'edit']
  return (
    <td className="acts">
      {trashed ? (
        <TrashButtons record={record} />
      ) : (
        <>
          {path && (
            <LinkBase
              to={path}
              className="act"
              aria-label={`${translate(`commons.actions.${verb}`)} – ${titleOf(record)}`}
              title={translate(`commons.actions.${verb}`)}
            >
              <Icon />
            </LinkBase>
          )}
          <MenuButton record={record} />
        </>
      )}
    </td>
  )
}
