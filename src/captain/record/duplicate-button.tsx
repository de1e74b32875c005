import ContentCopyOutlined from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { useRecordPaths } from '../navigation/record-paths.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/** Opens the form of a new record with this one's values; nothing for records that are not copied. */
export function DuplicateButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const path = useRecordPaths().copy(record)
  if (path === undefined) return null
  return (
    <Button variant="text" color="inherit" startIcon={<ContentCopyOutlined />} component={LinkBase} to={path}>
      {translate('commons.actions.duplicate')}
    </Button>
  )
}
