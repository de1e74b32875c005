import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useListScreen } from '../state/list-context.ts'
import { NoticeBar } from '../../../kernel/controls/notice-bar.tsx'

/** Says that the list shows the trash, and links back to the records in use. */
export function TrashBanner() {
  const { translate } = useWords()
  const { paths } = useListScreen()
  return (
    <Box sx={{ mb: 1 }}>
      <NoticeBar
        icon={DeleteOutlined}
        action={
          <Button color="inherit" size="small" component={LinkBase} to={paths.list}>
            {translate('commons.trash.leave')}
          </Button>
        }
      >
        {translate('commons.trash.banner')}
      </NoticeBar>
    </Box>
  )
}
