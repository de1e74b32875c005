import { useDataProvider } from 'react-admin'
import { useEffect } from 'react'
import { followedReferences } from '../../../entities/language/input/derive.ts'
import type { Values } from '../../../entities/language/input/body.ts'
import type { CaptainDataProvider } from '../api/data-provider.ts'
import type { FormSession } from './form-session.ts'

/** Reads the records that values of a form are derived from, whenever a reference names another one. */
export function useReferencedRecords(session: FormSession): void {
  const provider = useDataProvider<CaptainDataProvider>()
  useEffect(() => {
    const references = followedReferences(session.entity)
    if (references.length === 0) return undefined
    const ids = new Map<string, unknown>()
    let records: Readonly<Record<string, Values | null | undefined>> = {}
    const give = (reference: string, record: Values | null | undefined) => {
      records = { ...records, [reference]: record }
      session.setReferenced(records)
    }
    const follow = () => {
      for (const reference of references) {
        const id = session.values()[reference] ?? null
        if (ids.get(reference) === id) continue
        ids.set(reference, id)
        give(reference, id === null ? null : undefined)
        if (typeof id !== 'string') continue
        provider.getOne(session.entity.fields[reference]!.to!, { id }).then(
          ({ data }) => ids.get(reference) === id && give(reference, data as Values),
          // Without an answer nothing is shown; the server calculates it when the record is saved.
          () => {},
        )
      }
    }
    follow()
    const unsubscribe = session.state.subscribe(follow)
    return () => {
      ids.clear()
      unsubscribe()
    }
  }, [session, provider])
}
