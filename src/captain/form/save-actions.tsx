import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { publicationField, type SaveIntent } from '../../kernel/form/save-intent.ts'
import { formButtons, type FormButtons } from './publishing/form-buttons.ts'
import { PublishMenu } from './publishing/publish-menu.tsx'
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
  const [scheduling, setScheduling] = useState(false)
  const verb = (to: string) => labels.transition(to, String(base[publicationField(entity)?.name ?? ''] ?? ''))
  return (
    <>
      <PublishMenu
        saving={saving}
        publish={
          publish && {
            words: publish.when === 'later' ? translate('commons.actions.schedule') : verb(publish.to),
            run: () => save({ to: publish.to }),
          }
        }
        items={[
          ...(schedule
            ? [{ key: 'schedule', words: translate('forms.saveBar.schedule'), run: () => setScheduling(true) }]
            : []),
          ...moves.map((to) => ({ key: to, words: verb(to), run: () => save({ to }) })),
        ]}
      />
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
