import Box from '@mui/material/Box'
import {
  Fragment,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { asideSection, formSections } from '../../../entities/language/derived/form-sections.ts'
import type { Form, Values } from '../../../entities/language/input/body.ts'
import { useChildTables } from './children/loaded.ts'
import { FormColumns } from './form-columns.tsx'
import type { FormParts } from './form-parts.ts'
import { Section } from './section.tsx'
import { ConflictBar } from './conflicts/conflict-bar.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { FailureBar } from './failure-bar.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { intentValues } from '../../kernel/form/save-intent.ts'
import { focusField, keepFocus } from '../../kernel/form/focus-field.ts'
import { FormHeader } from './form-header.tsx'
import { EnglishMarkContext } from '../../fields/base/english-mark.ts'
import { LanguageBar } from '../translations/language-bar.tsx'
import { TranslationMark } from '../translations/translation-mark.tsx'
import { besideTheirSources, pairsIn } from '../translations/pairs.ts'
import { JournalBar } from './journal/journal-bar.tsx'
import { MissingParts } from './publishing/missing-parts.tsx'
import { SaveBar } from './save-bar.tsx'
import { useFormState, useFormSession } from '../../kernel/form/session-context.tsx'
import type { FormSession } from '../../kernel/form/form-session.ts'
import type { Transport } from '../../kernel/form/transport.ts'
import { useFurigana } from './use-furigana.ts'
import { usePlaceOfPostalCode } from '../../kernel/form/use-place-of-postal-code.ts'
import { useReferencedRecords } from '../../kernel/form/use-referenced-records.ts'
import { useReferenceSuggestion } from '../../kernel/form/use-reference-suggestion.ts'
import { useSlugSuggestion, type ReadingOf } from '../../kernel/form/use-slug-suggestion.ts'
import { useWarnings } from '../../kernel/form/use-warnings.ts'
import { useUniquenessChecks } from '../../kernel/form/use-uniqueness-checks.ts'
import { useConfirmOnSave } from './publishing/confirm-on-save.ts'
import { useReceivedRecords, useFormSessionFor } from '../../kernel/form/use-open-session.ts'
import { SessionForm, useKeptForm } from './open-form.tsx'
import { RelatedCreationContext } from './related-creation.ts'
import { useDeferWhilePressed } from './use-defer-while-pressed.ts'
import { useSaveKey } from './use-save-key.ts'
import type { SaveResult } from '../../kernel/form/save-record.ts'

interface RecordFormProps {
  readonly form: Form
  /** The record as loaded; on create, the initial values. */
  readonly record: Values
  readonly transport: Transport
  readonly listPath: string | undefined
  readonly parts: FormParts
  /** A notice to read before filling in the form. */
  readonly notice?: ReactNode
  readonly lastSaved?: ReactNode
  readonly neighbours?: ReactNode
  readonly others?: ReactNode
  /** Content below the rail's fields. */
  readonly rail?: ReactNode
  /** What stands beside the whole form where there is room, and above it where there is not. */
  readonly beside?: ReactNode
  /** The buttons that save and publish, where they are not the usual ones. */
  readonly Actions?: ComponentProps<typeof SaveBar>['Actions']
  /** A state that the record was refused: what it lacks for it is marked from the start. */
  readonly marking?: string | undefined
  onSaved(saved: SaveResult, session: FormSession): void
}

/** The form of one record: header, messages, sections, and everything that protects unsaved input. */
export function RecordForm({
  form,
  record,
  transport,
  listPath,
  parts,
  notice,
  lastSaved,
  neighbours,
  others,
  rail,
  beside,
  Actions,
  marking,
  onSaved,
}: RecordFormProps) {
  const session = useFormSessionFor(form, record, useChildTables())
  const saved = useCallback(
    (done: SaveResult) => {
      onSaved(done, session)
      keepFocus()
    },
    [session, onSaved],
  )
  const confirmSave = useConfirmOnSave(session)
  const { journal, mayLeave, save, resolve, receive } = useKeptForm(session, record, transport, saved, confirmSave)
  useMayClose(session, mayLeave)
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(
    element,
    useCallback(() => void save(), [save]),
  )
  useReceivedRecords(record, receive)
  useReferencedRecords(session)
  // The first section can be read and filled in while the others are still being rendered.
  const isWhole = useDeferredValue(true, false)
  useEffect(() => {
    if (marking === undefined || !isWhole) return
    session.attempt(intentValues(session.entity, { to: marking }))
    focusField(session.state.get().faults[0]?.path)
  }, [marking, isWhole, session])

  const furigana = useFurigana(session)
  const ChildTable = session.tables?.Table ?? Nothing
  const pairs = pairsIn(session)
  const sections = besideTheirSources(formSections(parts.sections ?? session.entity.sections, session.shown), pairs)
  const { true: aside = [], false: main = [] } = Object.groupBy(sections, ({ name }) => String(name === asideSection))
  return (
    <SessionForm
      session={session}
      ref={element}
      onBlur={useLeaving(session, transport, furigana.readingOf)}
      {...furigana.events}
      sx={{ pb: { xs: 12, sm: 4 } }}
    >
      <FormHeader
        listPath={listPath}
        lastSaved={lastSaved}
        neighbours={neighbours}
        contents={<TableOfContents sections={sections} />}
        actions={<SaveBar save={(intent) => void save(intent)} others={others} Actions={Actions} />}
      />
      <Beside beside={beside}>
        <Box data-messages sx={messages}>
          {notice}
          <JournalBar journal={journal} />
          <ConflictBar resolve={(choices) => void resolve(choices)} />
          <FailureBar kept={!journal.unavailable} />
          <ErrorSummary />
          <MissingParts />
        </Box>
        <EnglishMarkContext value={TranslationMark}>
          <Fields
            wide={pairs.size > 0}
            stacked={Boolean(beside)}
            main={
              <>
                {pairs.size > 0 && <LanguageBar />}
                {parts.top}
                {(isWhole ? main : main.slice(0, 1)).map((section) => (
                  <Fragment key={section.name}>
                    <Section {...section} />
                    {parts.below?.[section.name]}
                  </Fragment>
                ))}
              </>
            }
            rail={
              isWhole && (
                <>
                  {aside.map((section) => (
                    <Section key={section.name} {...section} />
                  ))}
                  {parts.below?.[asideSection]}
                  {rail}
                </>
              )
            }
            below={isWhole && session.tables?.names.map((name) => <ChildTable key={name} name={name} />)}
          />
        </EnglishMarkContext>
      </Beside>
    </SessionForm>
  )
}

/** The form, with something beside it. It is the same element either way, so that nothing typed is lost. */
const Beside = ({ beside, children }: { readonly beside: ReactNode; readonly children: ReactNode }) => (
  <Box sx={beside ? columns : undefined}>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
    {beside}
  </Box>
)

const columns = {
  display: { md: 'grid' },
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 44%)',
} as const

const messages = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  mb: 2,
  scrollMarginTop: '140px',
  '&:empty': { display: 'none' },
} as const

const Nothing = () => null

/** Disables the fields while a record is being created, and until its edit form has replaced this one. */
function Fields(columns: ComponentProps<typeof FormColumns>) {
  const { form } = useFormSession()
  const saving = useFormState((state) => state.saving)
  return (
    <div inert={form === 'create' && saving}>
      <FormColumns {...columns} />
    </div>
  )
}

/** A dialog around the form asks before it closes, and stays while the record is being created. */
function useMayClose(session: FormSession, ask: () => Promise<boolean>): void {
  const related = use(RelatedCreationContext)
  useEffect(() => related?.guard(async () => !session.state.get().saving && (await ask())), [related, session, ask])
}

/** Notifies the session when a field loses focus. A listbox or calendar popup still belongs to its field. */
export function useLeaving(
  session: FormSession,
  transport: Transport,
  readingOf?: ReadingOf,
): (event: FocusEvent) => void {
  const lookUp = useUniquenessChecks(session, transport)
  const askAdvice = useWarnings(session, transport)
  const suggestSlug = useSlugSuggestion(session, transport, readingOf)
  const suggestReference = useReferenceSuggestion(session)
  const fillPlace = usePlaceOfPostalCode(session)
  const afterPress = useDeferWhilePressed()
  return ({ target, relatedTarget }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
    const field = place?.dataset.field
    if (!place || field === undefined || !document.hasFocus()) return
    if (
      relatedTarget instanceof Element &&
      (place.contains(relatedTarget) || relatedTarget.closest('.MuiPopover-root, .MuiPopper-root'))
    )
      return
    afterPress(() => {
      session.fieldLeft(field)
      lookUp(field)
      askAdvice(field)
      suggestSlug(field)
      suggestReference(field)
      fillPlace(field)
    })
  }
}
