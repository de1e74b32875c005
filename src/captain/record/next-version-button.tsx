import PostAddOutlined from '@mui/icons-material/PostAddOutlined'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { useWords } from '../../shell/words/words-context.tsx'
import { useRecordPaths } from '../navigation/record-paths.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/** Opens the form of a new version, prefilled from this one. */
export function NextVersionButton({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const path = useRecordPaths().nextVersion(record)
  if (path === undefined) return null
  return (
    <Button variant="outlined" startIcon={<PostAddOutlined />} component={LinkBase} to={path}>
      {translate('commons.versions.next')}
    </Button>
  )
}
