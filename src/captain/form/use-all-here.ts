import { useEffect, useState } from 'react'
import { loadAhead } from '../../shell/ahead.ts'
import { useWords } from '../../shell/words-context.tsx'

/** Whether everything a form will need is on the page: from then on it does without a connection until it is saved. */
export function useAllHere(): boolean {
  const words = useWords()
  const [here, setHere] = useState(false)
  useEffect(() => {
    let stays = true
    void loadAhead(words).then(() => stays && setHere(true))
    return () => void (stays = false)
  }, [words])
  return here
}
