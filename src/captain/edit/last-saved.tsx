import { useWords } from '../../shell/words/words-context.tsx'
import { useRevisions } from '../timeline/record-history.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useShortTime } from '../../kernel/form/short-time.ts'
import { useFormState } from '../../kernel/form/session-context.tsx'

/** 最終保存 13:05 田中 */
export function LastSaved() {
  const { translate } = useWords()
  const clock = useShortTime()
  const record = useFormState((state) => state.base) as CaptainRecord
  const newest = useRevisions(record).data?.pages[0]?.data[0]
  if (!record.version) return <span>{translate('commons.form.neverSaved')}</span>
  const at = newest?.at ?? String(record.updatedAt ?? '')
  const name = newest?.by?.name
  return (
    <span>{translate(name ? 'commons.form.lastSavedBy' : 'commons.form.lastSaved', { time: clock(at), name })}</span>
  )
}
