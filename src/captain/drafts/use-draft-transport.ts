import { useMemo } from 'react'
import type { Values } from '../../../entities/language/input/body.ts'
import { useDraftCalls, type DraftCalls } from '../../kernel/api/draft-calls.ts'
import { openDraftOf } from '../../kernel/form/open-draft.ts'
import { useTransport, type Transport } from '../../kernel/form/transport.ts'
import { statusOf } from '../../kernel/words/error-text.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** The transport of a record's form; where the entity keeps drafts, it reads and writes the draft of a record that has one. */
export function useDraftTransport(): Transport {
  const live = useTransport()
  const calls = useDraftCalls()
  const { entity, translate, format } = useScope()
  return useMemo(
    () => (entity.keepsDraft ? withDrafts(live, calls, { translate, dateTime: format.dateTime }) : live),
    [entity, live, calls, translate, format],
  )
}

interface Speech {
  translate(key: string, params?: object): string
  dateTime(instant: string): string
}

function withDrafts(live: Transport, calls: DraftCalls, { translate, dateTime }: Speech): Transport {
  /** The record with its draft over it, or as it is live. */
  async function read(id: string | undefined): Promise<Values> {
    const record = await live.read(id)
    if (!record.draft) return record
    try {
      return await calls.read(String(record.id))
    } catch (error) {
      if (statusOf(error) === 404) return { ...record, draft: undefined }
      throw error
    }
  }

  /** Saves changed fields in the draft, which begins with the first of them. */
  async function write(record: Values, changes: Values): Promise<Values> {
    const id = String(record.id)
    const draft = openDraftOf(record)
    if (!draft) return calls.begin({ id, version: Number(record.version) }, changes)
    try {
      return await calls.save({ id, version: draft.version }, changes)
    } catch (error) {
      // The draft was published or discarded meanwhile: what is typed is merged with what is live now.
      if (statusOf(error) === 404) throw staleWith(await live.read(id), error)
      throw error
    }
  }

  return {
    ...live,
    read,
    async writeDraft(before, changes, { draft: what, liveVersion, language }) {
      const record = Object.keys(changes).length > 0 ? await write(before, changes) : before
      const id = String(record.id)
      const draft = openDraftOf(record)
      if (!draft) return { record, told: () => translate('drafts.toasts.same') }
      const key = { id, version: draft.version }
      if (what === 'publish') {
        const published = await calls.publish(key, liveVersion, language)
        return {
          ...published,
          // What is left of the draft stays in the form.
          ...(language && { record: await read(id) }),
          told: (name) =>
            translate(language ? `drafts.toasts.publishedOnly.${language}` : 'drafts.toasts.published', { name }),
        }
      }
      if (typeof what === 'object') {
        const { publishAt } = what
        const scheduled = await calls.schedule(key, publishAt, language)
        return {
          record: scheduled,
          undo: () =>
            calls.schedule(
              { id, version: openDraftOf(scheduled)!.version },
              draft.publishAt,
              draft.language ?? undefined,
            ),
          told: () =>
            publishAt === null
              ? translate('drafts.toasts.unscheduled')
              : translate(language ? `drafts.toasts.scheduledOnly.${language}` : 'drafts.toasts.scheduled', {
                  time: dateTime(publishAt),
                }),
        }
      }
      const earlier = Object.fromEntries(Object.keys(changes).map((name) => [name, before[name] ?? null]))
      return {
        record,
        undo: () => write(record, earlier),
        told: (name) => translate('drafts.toasts.saved', { name }),
      }
    },
    async undo(changeSet, id, changed) {
      await live.undo(changeSet, id, changed)
      return read(id)
    },
    async lastWriter(id) {
      const draft = openDraftOf(await read(id))
      return draft ? { name: draft.updatedBy?.name, at: draft.updatedAt } : live.lastWriter(id)
    },
  }
}

/** An error that says that a record is as `current` by now, as the API answers it. */
const staleWith = (current: Values, cause: unknown): Error =>
  Object.assign(new Error('stale', { cause }), { status: 412, body: { data: { current } } })
