import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../kernel/words/format.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { apiQueryOptions } from '../../shell/api/query-options.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { Pill } from '../pill.tsx'

const path = '/api/v1/admin/backups'
type Backups = Answer<'GET /api/v1/admin/backups'>

/**
 * How it stands with backups, as the terms of a list: the last one, and the last time that one was restored to try it.
 * Needs the words `administration`.
 */
export function BackupFacts() {
  const { translate } = useWords()
  const { data } = useQuery(
    apiQueryOptions([null, 'backups'], (signal) => apiJson<'GET /api/v1/admin/backups'>(path, { signal })),
  )
  if (!data) return null
  const { isOn, isEncrypted, backup, drill } = data
  return (
    <>
      {!isOn && (
        <div>
          <dt>{translate('administration.backups.automatic')}</dt>
          <dd>{translate('administration.backups.off')}</dd>
        </div>
      )}
      {(isOn || backup.last) && (
        <>
          <Outcome kind="backup" outcome={backup}>
            {/* Of a backup that somebody made otherwise, this server does not know it. */}
            {isOn && (
              <Pill colour={isEncrypted ? 'green' : 'grey'}>
                {translate(`administration.backups.${isEncrypted ? 'encrypted' : 'plain'}`)}
              </Pill>
            )}
          </Outcome>
          <Outcome kind="drill" outcome={drill} />
        </>
      )}
    </>
  )
}

interface OutcomeProps {
  readonly kind: 'backup' | 'drill'
  readonly outcome: Backups['backup']
  readonly children?: ReactNode
}

function Outcome({ kind, outcome: { last, failure, isLate }, children }: OutcomeProps) {
  const { translate } = useWords()
  const format = useFormat()
  const megabytes = Math.max(1, Math.round((last?.size ?? 0) / 1e6))
  return (
    <div>
      <dt>{translate(`administration.backups.${kind}`)}</dt>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>
          {last
            ? translate(`administration.backups.${kind}Done`, {
                time: format.dateTime(last.finishedAt),
                files: last.files ?? 0,
                rows: last.rows ?? 0,
                size: megabytes,
              })
            : translate('administration.backups.never')}
        </span>
        {last && children}
        {isLate && <Pill colour="amber">{translate('administration.backups.late')}</Pill>}
        {last?.missing ? (
          <span>{translate('administration.backups.missing', { smart_count: last.missing })}</span>
        ) : null}
        {failure && (
          <Box component="span" sx={{ color: 'var(--red)' }}>
            {translate('administration.backups.failed', {
              time: format.dateTime(failure.finishedAt),
              reason: failure.fault ? translate(`administration.backups.faults.${failure.fault}`) : failure.reason,
            })}
          </Box>
        )}
      </Box>
    </div>
  )
}
