import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { publicationField, type SaveIntent } from '../../kernel/form/save-intent.ts'
import { formButtons, type FormButtons } from './publishing/form-buttons.ts'
import { useFormState, useFormSession } from '../../kernel/form/session-context.tsx'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const ScheduleDialog = lazyPart(prefetchable(() => import('./publishing/schedule-dialog.tsx')))

export interface SaveActionsProps {
  /** Whether there is anything to save. */
  readonly dirty: boolean
  save(intent?: SaveIntent): void
}

const saveWords = {
  draft: 'commons.actions.saveDraft',
  live: 'commons.actions.saveLive',
  plain: 'commons.actions.save',
  create: 'commons.actions.create',
} as const

/** The save and publish buttons. */
export function SaveActions({ dirty, save }: SaveActionsProps) {
  const { entity, form } = useFormSession()
  const { translate } = useWords()
  const base = useFormState((state) => state.base)
  const saving = useFormState((state) => state.saving || state.settling === true)
  const buttons = formButtons(entity, base, useWatch<Record<string, unknown>>())
  return (
    <>
      {(dirty || form === 'create') && (
        <Button
          variant={buttons.saveIsMain ? 'contained' : 'outlined'}
          color={buttons.saveIsMain ? 'primary' : 'inherit'}
          disabled={saving}
          startIcon={saving && <CircularProgress size={16} color="inherit" aria-hidden />}
          onClick={() => save()}
          data-action="save"
        >
          {translate(saveWords[buttons.save])}
        </Button>
      )}
      <Publishing buttons={buttons} saving={saving} save={save} />
    </>
  )
}

interface PublishingProps {
  readonly buttons: FormButtons
  readonly saving: boolean
  save(intent?: SaveIntent): void
}

function Publishing({ buttons: { publish, schedule, moves }, saving, save }: PublishingProps) {
  const { entity } = useFormSession()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const base = useFormState((state) => state.base)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [scheduling, setScheduling] = useState(false)
  const more = schedule !== undefined || moves.length > 0
  const verb = (to: string) => labels.transition(to, String(base[publicationField(entity)?.name ?? ''] ?? ''))
  const close = () => setAnchor(null)

  return (
    <>
      {publish && (
        <ButtonGroup variant="contained" disableElevation disabled={saving}>
          <Button data-action="publish" onClick={() => save({ to: publish.to })}>
            {publish.when === 'later' ? translate('commons.actions.schedule') : verb(publish.to)}
          </Button>
          {more && (
            <Button
              sx={{ px: 0.5 }}
              aria-label={translate('forms.saveBar.publishMenu')}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <ArrowDropDown />
            </Button>
          )}
        </ButtonGroup>
      )}
      {!publish && more && (
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<ArrowDropDown />}
          disabled={saving}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('commons.form.publishing')}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {schedule && (
          <MenuItem
            onClick={() => {
              close()
              setScheduling(true)
            }}
          >
            {translate('forms.saveBar.schedule')}
          </MenuItem>
        )}
        {moves.map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              close()
              save({ to })
            }}
          >
            {verb(to)}
          </MenuItem>
        ))}
      </Menu>
      {schedule && scheduling && (
        <ScheduleDialog
          field={schedule.field}
          onClose={() => setScheduling(false)}
          onSchedule={() => {
            setScheduling(false)
            save({ to: schedule.to, confirmed: true })
          }}
        />
      )}
    </>
  )
}
