import { useEffect, useState } from 'react'
import { prefetchAll } from '../../../shell/api/prefetch.ts'
import { useWords } from '../../../shell/words/words-context.tsx'

/** Whether everything the form will need has been loaded; from then on it works offline until it is saved. */
export function usePrefetched(): boolean {
  const words = useWords()
  const [here, setHere] = useState(false)
  useEffect(() => {
    let stays = true
    void prefetchAll(words).then(() => stays && setHere(true))
    return () => void (stays = false)
  }, [words])
  return here
}
