import { useRef, useState } from 'react'
import type { Answer } from '../../../shell/base/answer.ts'
import { apiJson } from '../../../shell/api/api.ts'
import { useUnreadableText } from '../import/unreadable-text.ts'
import { useScope } from '../../../kernel/words/scope.ts'

export type Matched = Answer<'POST /api/v1/authorized/tenants/{tenant}/matchings'>

/** Reads a file and has its rows matched; `onMatched` is called with each answer. */
export function useMatching(matching: string, onMatched: (matched: Matched) => void) {
  const { entity, slug, translate } = useScope()
  const unreadableText = useUnreadableText()
  const chosen = useRef<File>(undefined)
  const [file, setFile] = useState<string>()
  const [matched, setMatched] = useState<Matched>()
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)

  return {
    file,
    matched,
    fault,
    reading,
    /** Reads another file, or the same with other columns. */
    async read(next: File | undefined, columns?: readonly (string | null)[]): Promise<void> {
      chosen.current = next ?? chosen.current
      if (!chosen.current) return
      setFile(chosen.current.name)
      setFault(undefined)
      setReading(true)
      const body = new FormData()
      body.append('file', chosen.current, chosen.current.name)
      const query = new URLSearchParams({
        entity: entity.name,
        matching,
        ...(columns && { columns: columns.map((name) => name ?? '').join() }),
      })
      try {
        const answer = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/matchings'>(
          `/api/v1/authorized/tenants/${slug}/matchings?${query}`,
          { method: 'POST', body },
        )
        setMatched(answer)
        onMatched(answer)
      } catch (thrown) {
        setMatched(undefined)
        setFault(unreadableText(thrown) ?? translate('imports.notRead'))
      } finally {
        setReading(false)
      }
    },
  }
}
