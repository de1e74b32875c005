import { useEffect, useState, type ComponentType } from 'react'
import { loadOptional } from '../../../shell/api/load-optional.ts'
import { loadWhenOnline } from '../../../shell/base/load-when-online.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'

/** Who else has a record open. Loaded after the page, which neither waits for it nor fails with it. */
export function Presence({ id }: { readonly id: string }) {
  const entity = useEntity().name
  const words = useWords()
  const [Note, setNote] = useState<ComponentType<{ readonly entity: string; readonly id: string }>>()

  useEffect(() => {
    let ended = false
    const load = async () => {
      const { default: Loaded } = await loadWhenOnline(() => import('./presence-note.tsx'))
      await words.load('presence')
      return Loaded
    }
    void loadOptional(load).then((Loaded) => {
      if (Loaded && !ended) setNote(() => Loaded)
    })
    return () => {
      ended = true
    }
  }, [words])

  return Note && <Note entity={entity} id={id} />
}
