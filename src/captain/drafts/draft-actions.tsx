import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { draftLanguages, languageOf } from '../../../entities/language/derived/draft-fields.ts'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { openDraftOf, type OpenDraft } from '../../kernel/form/open-draft.ts'
import { reachableStates, publicationField } from '../../kernel/form/save-intent.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import { useScope } from '../../kernel/words/scope.ts'
import { formButtons } from '../form/publishing/form-buttons.ts'
import { PublishMenu } from '../form/publishing/publish-menu.tsx'
import { SaveActions, type SaveActionsProps } from '../form/save-actions.tsx'
import { transitionOptions, useTransition } from '../record/transitions.ts'
import { useDiscardDraft } from './use-discard-draft.ts'

const ScheduleDialog = lazyPart(prefetchable(() => import('./schedule-dialog.tsx')))
const CompareLive = lazyPart(prefetchable(() => import('./compare-live.tsx')))

/**
 * The buttons that save and publish, of a form whose record may have a draft beside what the public sees. Without one, a save
 * publishes at once, and what is typed can be kept as a draft instead.
 */
export default function DraftActions({ dirty, save }: SaveActionsProps) {
  const { entity } = useFormSession()
  const base = useFormState((state) => state.base)
  const intoDraft = useFormState((state) => state.intoDraft)
  const comparing = useFormState((state) => state.comparing)
  const typed = useWatch<Record<string, unknown>>()
  if (!intoDraft) {
    const isLive = dirty && formButtons(entity, base, typed).save === 'live'
    return isLive ? <OfLive save={save} /> : <SaveActions dirty={dirty} save={save} />
  }
  return (
    <>
      <OfDraft dirty={dirty} save={save} />
      {comparing && <CompareLive intent={comparing} save={save} />}
    </>
  )
}

function OfLive({ save }: Pick<SaveActionsProps, 'save'>) {
  const { entity, labels, translate } = useScope()
  const saving = useSaving()
  const base = useFormState((state) => state.base)
  const field = publicationField(entity)
  const from = field && base[field.name]
  return (
    <>
      <KeepButton saving={saving} words={translate('drafts.saveAs')} keep={() => save({ draft: 'save' })} />
      <PublishButtons
        saving={saving}
        publish={() => save()}
        save={save}
        items={
          field
            ? reachableStates(field, from).map((to) => ({
                key: to,
                words: labels.transition(to, String(from)),
                run: () => save({ to }),
              }))
            : []
        }
        words={translate('commons.actions.saveLive')}
      />
    </>
  )
}

function OfDraft({ dirty, save }: SaveActionsProps) {
  const { entity, labels, translate } = useScope()
  const saving = useSaving()
  const base = useFormState((state) => state.base)
  const draft = openDraftOf(base)
  const discard = useDiscardDraft()
  const move = useTransition()
  const queries = useQueryClient()
  const moves = publicationField(entity) ? transitionOptions(entity, labels, [base as unknown as CaptainRecord]) : []
  // Beside a record that the public does not see, it can only be discarded, until that is published again.
  const isOpen = draft?.isPublished !== false
  const languages = new Set(draft?.changed.map((name) => languageOf(entity, name)))
  return (
    <>
      {dirty && isOpen && (
        <KeepButton
          saving={saving}
          words={translate('commons.actions.saveDraft')}
          keep={() => save({ draft: 'save' })}
        />
      )}
      <PublishButtons
        saving={saving}
        publish={isOpen ? () => save({ draft: 'publish' }) : undefined}
        save={save}
        schedule={draft}
        items={[
          ...(isOpen && languages.size > 1
            ? draftLanguages.map((language) => ({
                key: language,
                words: translate(`drafts.publishOnly.${language}`),
                run: () => save({ draft: 'publish', language }),
              }))
            : []),
          ...(draft ? [{ key: 'discard', words: translate('drafts.discard'), run: () => void discard(draft) }] : []),
          ...moves.map((option) => ({
            key: option.to,
            words: option.verb,
            run: () =>
              void move(option).then((left) => left && queries.invalidateQueries({ queryKey: [entity.name, 'form'] })),
          })),
        ]}
        words={translate('commons.actions.saveLive')}
      />
    </>
  )
}

const useSaving = () => useFormState((state) => state.saving || state.settling === true)

interface KeepButtonProps {
  readonly saving: boolean
  readonly words: string
  keep(): void
}

function KeepButton({ saving, words, keep }: KeepButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={saving}
      startIcon={saving && <CircularProgress size={16} color="inherit" aria-hidden />}
      onClick={keep}
      data-action="save-draft"
    >
      {words}
    </Button>
  )
}

interface PublishButtonsProps extends Pick<SaveActionsProps, 'save'> {
  readonly words: string
  readonly saving: boolean
  readonly items: readonly { readonly key: string; readonly words: string; run(): void }[]
  /** When the draft is to be published, and which language of it. */
  readonly schedule?: Pick<OpenDraft, 'publishAt' | 'language'> | undefined
  /** Undefined where it cannot be published: the menu stands alone. */
  readonly publish: (() => void) | undefined
}

/** What publishes a draft or a change now or at a time, and the other ways. */
function PublishButtons({ words, saving, items, schedule, publish, save }: PublishButtonsProps) {
  const publishAt = schedule?.publishAt ?? null
  const { translate } = useScope()
  const [scheduling, setScheduling] = useState(false)
  return (
    <>
      <PublishMenu
        saving={saving}
        publish={publish && { words, run: publish }}
        items={[
          ...(publish
            ? [
                {
                  key: 'schedule',
                  words: translate(publishAt === null ? 'forms.saveBar.schedule' : 'drafts.schedule.change'),
                  run: () => setScheduling(true),
                },
              ]
            : []),
          ...(publishAt === null
            ? []
            : [
                {
                  key: 'unschedule',
                  words: translate('drafts.schedule.cancel'),
                  run: () => save({ draft: { publishAt: null } }),
                },
              ]),
          ...items,
        ]}
      />
      {scheduling && (
        <ScheduleDialog
          publishAt={publishAt}
          language={schedule?.language ?? null}
          onClose={() => setScheduling(false)}
          onSchedule={(at, language) => {
            setScheduling(false)
            save({ draft: { publishAt: at }, ...(language && { language }) })
          }}
        />
      )}
    </>
  )
}
