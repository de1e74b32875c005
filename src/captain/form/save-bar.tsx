import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ComponentType, ReactNode } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { reportBottomBarHeight } from '../../kernel/controls/bottom-bar-height.ts'
import { DiscardButton } from './discard-button.tsx'
import { focusField } from '../../kernel/form/focus-field.ts'
import type { SaveIntent } from '../../kernel/form/save-intent.ts'
import { SaveActions, type SaveActionsProps } from './save-actions.tsx'
import { isUnsaved } from '../../kernel/form/form-session.ts'
import { useFormState } from '../../kernel/form/session-context.tsx'

interface SaveBarProps {
  save(intent?: SaveIntent): void
  /** Other actions on the record, shown while there is nothing to save. */
  readonly others: ReactNode
  /** The buttons that save and publish, where they are not the usual ones. */
  readonly Actions?: ComponentType<SaveActionsProps> | undefined
}

/**
 * The form's action bar: with unsaved changes it says so and offers to save or discard them. Fixed to the bottom on
 * phones.
 */
export function SaveBar({ save, others, Actions = SaveActions }: SaveBarProps) {
  const { translate } = useWords()
  const dirty = useFormState(isUnsaved)
  if (!dirty) {
    return (
      <Box ref={reportBottomBarHeight} sx={[actions, onPhone]}>
        {others}
        <Box sx={buttons}>
          <Actions dirty={false} save={save} />
        </Box>
      </Box>
    )
  }
  return (
    <Box
      role="region"
      aria-label={translate('forms.saveBar.region')}
      data-save-bar
      ref={reportBottomBarHeight}
      sx={[actions, onPhone]}
    >
      <UnsavedActions />
      <DiscardButton />
      <Box sx={buttons}>
        <Actions dirty save={save} />
      </Box>
    </Box>
  )
}

function UnsavedActions() {
  const { translate } = useWords()
  const saving = useFormState((state) => state.saving)
  const faults = useFormState((state) => (state.attempted ? state.faults : none))
  if (faults.length > 0) {
    return (
      <Link
        component="button"
        type="button"
        color="error"
        sx={{ ...message, fontWeight: 700 }}
        onClick={() => focusField(faults[0]?.path)}
      >
        {translate('commons.form.errors', { smart_count: faults.length })}
      </Link>
    )
  }
  return (
    <Box component="span" role="status" sx={{ ...message, color: 'text.secondary' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, mr: 1, borderRadius: '50%', bgcolor: 'warning.main', display: 'inline-block' }}
      />
      {translate(saving ? 'forms.saveBar.saving' : 'forms.saveBar.unsavedShort')}
    </Box>
  )
}

const none: readonly never[] = []

const message = {
  flex: { xs: '1 1 auto', md: '0 0 auto' },
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  textAlign: 'start',
} as const

const actions = {
  '&:not(:has(button, a))': { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flexWrap: 'wrap',
  ml: 'auto',
} as const

const phone = '@media (max-width: 599.95px)'

/** On phones the buttons share the width. */
const buttons = {
  display: 'flex',
  gap: 1,
  [phone]: { flex: '1 1 auto', '& > *': { flex: '1 1 auto' }, '& .MuiButtonGroup-firstButton': { flex: 1 } },
} as const

const onPhone = {
  [phone]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 10,
    ml: 0,
    p: 1.5,
    pb: 'calc(12px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
} as const
