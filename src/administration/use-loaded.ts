import { useCallback, useEffect, useState } from 'react'

/** What a dialog shows, read when it opens and again after a change. `load` must stay the same. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [data, setData] = useState<T>()
  const [error, setError] = useState<unknown>()
  const reload = useCallback(
    () =>
      load().then((found) => {
        setData(found)
        setError(undefined)
      }, setError),
    [load],
  )
  useEffect(() => void reload(), [reload])
  return { data, error, reload }
}
