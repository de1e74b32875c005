import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { prefetchable } from '../../shell/api/prefetch.ts'
import type { Change } from './changes.ts'
import { ChangedText } from './changed-text.tsx'
import { FieldText } from './field-text.tsx'
import { isProse } from './value-text.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { useScope } from '../../kernel/words/scope.ts'

const ProseDiff = lazyPart(prefetchable(() => import('./prose-diff.tsx')))

interface ChangeRowProps {
  readonly change: Change
  /** Gives the field back the value it had before; absent where it cannot have it. */
  readonly onUndo?: (() => Promise<void>) | undefined
}

/** A changed field: prose as a diff, anything else as before and after. */
export function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { labels, translate } = useScope()
  const [busy, setBusy] = useState(false)
  const { field, before, after } = change
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}>
      <Typography variant="body2" sx={{ fontWeight: 700, fontSize: 12, color: 'text.secondary', mb: 0.25 }}>
        {labels.label(field.name)}
      </Typography>
      <Box sx={{ fontSize: 13, lineHeight: 1.6, overflowWrap: 'anywhere' }}>
        {isProse(field) && before !== null && after !== null ? (
          <ProseDiff change={change} />
        ) : (
          <BeforeAfter change={change} />
        )}
      </Box>
      {onUndo && (
        <Button
          size="small"
          color="inherit"
          disabled={busy}
          sx={{ ml: -0.5, fontSize: 12 }}
          onClick={() => {
            setBusy(true)
            void onUndo().finally(() => setBusy(false))
          }}
        >
          {translate('commons.history.undoChange')}
        </Button>
      )}
    </Box>
  )
}

function BeforeAfter({ change: { field, before, after } }: { readonly change: Change }) {
  return (
    <>
      {before !== null && (
        <ChangedText kind="removed">
          <FieldText field={field} value={before} />
        </ChangedText>
      )}
      {before !== null && ' '}
      <ChangedText kind="added">
        <FieldText field={field} value={after} />
      </ChangedText>
    </>
  )
}
