import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { Note } from '../controls/note.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { PendingUpload } from './use-upload-queue.ts'

interface UploadQueueProps {
  readonly pending: readonly PendingUpload[]
  dismiss(key: number): void
}

/** Files being uploaded, and those that were rejected. */
export function UploadQueue({ pending, dismiss }: UploadQueueProps) {
  const { translate } = useWords()
  if (pending.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {pending.map(({ key, name, part, refusal }) => (
        <Box
          key={key}
          component="li"
          data-part={refusal ? 'refused' : 'sending'}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {refusal ? (
              <Note tone="error" text={refusal} />
            ) : (
              <Progress
                name={name}
                part={part}
                label={translate(part < 1 ? 'uploads.sending' : 'uploads.working', { name })}
              />
            )}
          </Box>
          <IconButton
            size="small"
            aria-label={translate(refusal ? 'uploads.dismiss' : 'uploads.stop', { name })}
            onClick={() => dismiss(key)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

const Progress = ({ name, part, label }: { readonly name: string; readonly part: number; readonly label: string }) => (
  <>
    <Box sx={{ fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {label}
    </Box>
    <LinearProgress
      aria-label={name}
      variant={part < 1 ? 'determinate' : 'indeterminate'}
      value={Math.round(part * 100)}
    />
  </>
)
