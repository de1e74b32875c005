import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import {
  fieldsWithTexts,
  translatedTexts,
  withEnglishText,
  type TranslatedText,
} from '../../../entities/language/derived/translated-texts.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { apiJson } from '../../shell/api/api.ts'
import { posted } from '../../shell/api/posted.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { isEmpty } from '../../kernel/form/field-entry.ts'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import { isSameValue } from '../../kernel/form/same-value.ts'
import type { FormSession } from '../../kernel/form/form-session.ts'
import { useFormSession, useFormState } from '../../kernel/form/session-context.tsx'
import { pairsIn } from './pairs.ts'

type Known = Answer<'GET /api/v1/authorized/tenants/{tenant}/translations/{entity}/{id}'>['translations'][number]

/**
 * What is to be done about an English text: it is `missing`; `stale`, as its Japanese has changed since; `outdated`, as its
 * Japanese has been changed in the form or in the draft alone; or `unread`, as no person has read what a program wrote.
 */
export const marks = ['missing', 'stale', 'outdated', 'unread'] as const
export type Mark = (typeof marks)[number]

interface Texts {
  readonly source: unknown
  readonly english: unknown
}

/**
 * The mark of an English text, of what is typed in the form, of the record as saved, and what the server knows of it.
 * `isLeftBehind` if the draft that the form shows changes the Japanese and leaves the English.
 */
export function markOf(
  typed: Texts,
  saved: Texts,
  known: Known['state'] | undefined,
  isLeftBehind = false,
): Mark | undefined {
  if (isEmpty(typed.source)) return undefined
  if (isEmpty(typed.english)) return 'missing'
  // Somebody is writing it.
  if (!isSameText(typed.english, saved.english)) return undefined
  if (isLeftBehind || !isSameText(typed.source, saved.source)) return 'outdated'
  return known === 'stale' || known === 'unread' ? known : undefined
}

const isSameText = (one: unknown, other: unknown): boolean => (isEmpty(one) ? isEmpty(other) : isSameValue(one, other))

export interface TranslationState {
  /** The text as it is in the form. */
  readonly text: TranslatedText
  readonly mark: Mark | undefined
  /** The Japanese that the English was made of; null if that is not known. */
  readonly before: unknown
  /** Puts other English into the form. */
  put(english: unknown): void
}

/** How the English texts of a form stand to their Japanese: of all that it shows, or of those in one field. */
export function useTranslationStates(within?: string): readonly TranslationState[] {
  const session = useFormSession()
  const { entity, site, shown } = session
  const names = useMemo(() => fieldsOfTexts(session, within), [session, within])
  const values = useWatch<Record<string, unknown>>({ name: names as string[] })
  const base = useFormState((state) => state.base)
  const translations = useKnown()
  const inDraft = openDraftOf(base)?.changed ?? []
  const typed = (name: string): unknown => values[names.indexOf(name)]
  const saved = new Map(translatedTexts(entity, site, (name) => base[name]).map((text) => [text.key, text]))
  return translatedTexts(entity, site, typed)
    .filter(({ within: field, path }) => names.includes(field) && shown.includes(String(path[0])))
    .map((text) => {
      const known = translations?.find(({ field }) => field === text.key)
      const was = saved.get(text.key) ?? { source: null, english: null }
      const isLeftBehind = inDraft.includes(text.within) && !inDraft.includes(String(text.path[0]))
      return {
        text,
        mark: markOf(text, was, known?.state, isLeftBehind),
        // What a draft changes is compared with the live record above the form.
        before: known?.state === 'stale' ? known.sourceThen : isLeftBehind ? null : was.source,
        put: (english) => session.put(withEnglishText(text, (name) => session.values()[name], english)),
      }
    })
}

/** The fields of a form that texts in both languages are in, with their English. */
const fieldsOfTexts = (session: FormSession, within: string | undefined): readonly string[] => {
  const { entity, site, shown } = session
  const whole = fieldsWithTexts(entity, site).flatMap(({ name }) => (shown.includes(name) ? [[name]] : []))
  return [...pairsIn(session), ...whole].filter(([name]) => within === undefined || name === within).flat()
}

const keyOf = (entity: string, id: unknown, version: unknown) => [entity, 'translations', id, version] as const

/** What the server knows of the translations of the form's record; undefined until then, and of a new record. */
function useKnown(): readonly Known[] | undefined {
  const { slug } = useTenant()
  const { entity } = useFormSession()
  const base = useFormState((state) => state.base)
  const { data } = useQuery({
    queryKey: keyOf(entity.name, base.id, base.version),
    queryFn: ({ signal }) =>
      apiJson<'GET /api/v1/authorized/tenants/{tenant}/translations/{entity}/{id}'>(
        `/api/v1/authorized/tenants/${slug}/translations/${entity.name}/${String(base.id)}`,
        { signal },
      ),
    enabled: base.id !== undefined && Number(base.version) > 0,
    retry: false,
    // What is known stays while that of the next version is read.
    placeholderData: (earlier) => earlier,
  })
  return data?.translations
}

/** Says that an English text is right for the Japanese as it is saved. */
export function useConfirmTranslation(): (key: string) => Promise<void> {
  const { slug } = useTenant()
  const { entity, state } = useFormSession()
  const queries = useQueryClient()
  return async (key) => {
    const { id, version } = state.get().base
    try {
      await apiJson<'POST /api/v1/authorized/tenants/{tenant}/translations/{entity}/{id}/{field}/confirmations'>(
        `/api/v1/authorized/tenants/${slug}/translations/${entity.name}/${String(id)}/${key}/confirmations`,
        posted({ version }),
      )
    } finally {
      await queries.invalidateQueries({ queryKey: keyOf(entity.name, id, version) })
    }
  }
}
