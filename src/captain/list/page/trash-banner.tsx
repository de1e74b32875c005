import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useListScreen } from '../list-context.ts'

/** Says that the list shows the trash, and links back to the records in use. */
export function TrashBanner() {
  const { translate } = useWords()
  const { paths } = useListScreen()
  return (
    <Alert
      severity="info"
      icon={<DeleteOutlined fontSize="small" />}
      action={
        <Button color="inherit" size="small" component={LinkBase} to={paths.list}>
          {translate('commons.trash.leave')}
        </Button>
      }
      sx={{ mb: 1 }}
    >
      {translate('commons.trash.banner')}
    </Alert>
  )
}
