import Alert from '@mui/material/Alert'
import { isRecordLocked } from '../../../entities/language/derived/record-locks.ts'
import { NextVersionButton } from './next-version-button.tsx'
import { deletionLock, type CaptainRecord } from '../../kernel/api/record.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** Says what can no longer be done with a published version, and offers to create the next. */
export function VersionNotice({ record }: { readonly record: CaptainRecord }) {
  const { entity, translate } = useScope()
  if (!entity.versions || !deletionLock(entity, record)) return null
  return (
    <Alert severity="info" variant="outlined" action={<NextVersionButton record={record} />} sx={sideBySide}>
      {translate(isRecordLocked(entity, record) ? 'commons.versions.locked' : 'commons.versions.correctable')}
    </Alert>
  )
}

/** On phones the button goes below the text. */
const sideBySide = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  '& .MuiAlert-message': { flex: { xs: '1 0 calc(100% - 40px)', sm: '1 1 0' }, minWidth: 0, wordBreak: 'auto-phrase' },
  '& .MuiAlert-action': { pt: 0, pl: { xs: 0, sm: 2 }, mr: 0, whiteSpace: 'nowrap' },
} as const
