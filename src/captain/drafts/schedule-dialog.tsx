import Button from '@mui/material/Button'
import { useState } from 'react'
import { languageOf, type DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { ActionDialog } from '../../kernel/controls/action-dialog.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import { useFormState } from '../../kernel/form/session-context.tsx'
import { LanguageChoice } from '../plans/language-choice.tsx'
import { usePublishTime } from './publish-time.tsx'

interface ScheduleDialogProps {
  /** The time and the language that are set already. */
  readonly publishAt: string | null
  readonly language: DraftLanguage | null
  /** `language` is the only one that is published; null for both. */
  onSchedule(publishAt: string, language: DraftLanguage | null): void
  onClose(): void
}

/** Asks when a draft is to be published, in the tenant's zone, and which languages of it. */
export default function ScheduleDialog({ publishAt, language, onSchedule, onClose }: ScheduleDialogProps) {
  const { translate } = useWords()
  const time = usePublishTime('draft-publish-at', translate('drafts.schedule.at'), publishAt)
  const entity = useEntity()
  const base = useFormState((state) => state.base)
  const typed = useFormState((state) => state.changed)
  const changed = [...(openDraftOf(base)?.changed ?? []), ...typed]
  const [chosen, choose] = useState(language)
  const [isRefused, setRefused] = useState(false)
  const isNothing = chosen !== null && !changed.some((name) => languageOf(entity, name) === chosen)
  const submit = () => {
    const at = time.read()
    setRefused(isNothing)
    if (at !== undefined && !isNothing) onSchedule(at, chosen)
  }
  return (
    <ActionDialog
      title={translate('commons.actions.schedule')}
      maxWidth="xs"
      actions={
        <Button type="submit" variant="contained" data-action="schedule">
          {translate('commons.actions.schedule')}
        </Button>
      }
      sx={{ gap: 1 }}
      onSubmit={submit}
      close={onClose}
    >
      {time.control}
      {(entity.translated ?? []).length > 0 && (
        <LanguageChoice
          language={chosen}
          choose={choose}
          error={isRefused && isNothing ? translate('validations.integrity.notInLanguage') : undefined}
        />
      )}
      <span>{translate('drafts.schedule.help')}</span>
    </ActionDialog>
  )
}
