import Box from '@mui/material/Box'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { useRevisions } from '../timeline/record-history.tsx'
import type { CaptainRecord } from '../../kernel/api/record.ts'

/** When a record was last saved, and by whom. */
export function Timestamps({ record }: { readonly record: CaptainRecord }) {
  const { translate } = useWords()
  const format = useFormat()
  const newest = useRevisions(record).data?.pages[0]?.data[0]
  const at = String(record.updatedAt)
  const name = newest?.by?.name
  const text = translate(name ? 'commons.form.lastSavedBy' : 'commons.form.lastSaved', {
    time: format.dateTime(at),
    name,
  })
  return (
    <Box
      title={format.relative(at)}
      sx={{
        mt: 1,
        pt: 1.5,
        borderTop: '1px solid var(--line)',
        fontSize: 12,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {text.trim()}
    </Box>
  )
}
