import { useEffect, useState } from 'react'
import { allPrefetched, prefetchAll } from '../../shell/api/prefetch.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Whether everything the form will need has been loaded; from then on it works offline until it is saved. */
export function usePrefetched(): boolean {
  const words = useWords()
  const [loaded, setLoaded] = useState(allPrefetched)
  useEffect(() => {
    let mounted = true
    void prefetchAll(words).then(() => mounted && setLoaded(true))
    return () => void (mounted = false)
  }, [words])
  return loaded
}
