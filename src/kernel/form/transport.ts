import { useDataProvider } from 'react-admin'
import { useMemo } from 'react'
import type { Values } from '../../../entities/language/input/body.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import type { CaptainDataProvider, UndoChoice } from '../api/data-provider.ts'
import { useEntity, useParent } from '../context/entity-context.tsx'
import type { SaveIntent } from './save-intent.ts'

/** What a write resolves to: the record after it, and what undoes it if that is not its earlier version. */
export interface Written {
  readonly record: Values
  readonly changeSet?: string | undefined
  /** Undoes it in a way of its own; resolves to the record after that. */
  readonly undo?: () => Promise<Values>
  /** The sentence that says what was done to a record of a name, where it was more than a save. */
  readonly told?: (name: string) => string
}

/** How a form reads and writes its record. */
export interface Transport {
  read(id: string | undefined): Promise<Values>
  /** Creates a record; idempotent per key. */
  create(body: Values, key: string): Promise<Values>
  /** Creates one record for each day from the record's own to `until`; resolves to the first. */
  repeat(body: Values, until: string): Promise<Values>
  update(record: Values, body: Values): Promise<Values>
  /** The same with rows of children in the body, and the change set that undoes all. */
  updateWithChildren(record: Values, body: Values): Promise<Written>
  /**
   * Saves changed fields in the draft beside a published record, and publishes that, now or at a time, where the intent
   * says so. Resolves to the record with the draft over it or, once nothing is left of the draft, as it is live.
   */
  readonly writeDraft?: (
    record: Values,
    changes: Values,
    intent: Pick<SaveIntent, 'draft' | 'liveVersion' | 'language'>,
  ) => Promise<Written>
  /** Undoes a change set; resolves to the record of an id after that. */
  undo(changeSet: string, id: string, changed?: readonly UndoChoice[]): Promise<Values>
  /** Restores the content of an earlier version as a new version. */
  restoreVersion(record: Values, to: number): Promise<Values>
  isFree(field: string, value: string, except: string | undefined, signal: AbortSignal): Promise<boolean>
  /** Warnings about some values of a record that follow from the tenant's other records. */
  warningsAbout(values: Values, id: string | undefined, signal: AbortSignal): Promise<readonly Issue[]>
  /** Who wrote the latest version, and when. */
  lastWriter(id: string): Promise<{ readonly name?: string | undefined; readonly at?: string | undefined }>
}

const first = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const

export function useTransport(): Transport {
  const provider = useDataProvider<CaptainDataProvider>()
  const { name, edit, staffFields } = useEntity()
  const parent = useParent()
  return useMemo(() => {
    const meta = { parent }
    const single = edit === 'single'
    return {
      read: async (id) =>
        single
          ? (await provider.getList(name, { ...first, meta })).data[0]
          : (await provider.getOne(name, { id: id!, meta })).data,
      create: async (data, key) => (await provider.create(name, { data, meta: { ...meta, key } })).data,
      repeat: async (record, until) => {
        const { data } = await provider.series(name, { record, until })
        return { ...record, ...data.records[0], made: data.records.length }
      },
      update: async (record, data) =>
        staffFields
          ? (await provider.amend(name, { id: String(record.id), data, meta })).data
          : (await provider.update(name, { id: String(record.id), data, previousData: record as { id: string }, meta }))
              .data,
      updateWithChildren: async ({ id }, { version, ...values }) => {
        const key = { id: String(id), version: Number(version) }
        const { data, changeSet } = await provider.writeValues(name, { ...key, values, meta })
        return { record: data, changeSet: changeSet ?? undefined }
      },
      undo: async (changeSet, id, changed) => {
        await provider.undoChangeSet(changeSet, changed)
        return (await provider.getOne(name, { id, meta })).data
      },
      restoreVersion: async (record, to) =>
        (await provider.restoreRevision(name, { id: String(record.id), version: Number(record.version), to, meta }))
          .data,
      isFree: (field, value, except, signal) => provider.availability(name, { field, value, except, meta, signal }),
      warningsAbout: (values, id, signal) => provider.warnings(name, { values, id, meta, signal }),
      lastWriter: async (id) => {
        const [newest] = (await provider.revisions(name, { id, count: 1, meta })).data
        return { name: newest?.by?.name, at: newest?.at }
      },
    }
  }, [provider, name, edit, staffFields, parent])
}
