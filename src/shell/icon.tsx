import { useEffect, useState, type ReactNode } from 'react'

/** So long an icon is waited for, in milliseconds; then its fallback stays. */
const patience = 1500

const fetched = new Map<string, Promise<boolean>>()

const wellNamed = /^[a-z0-9-]+:[a-z0-9-]+$/

/** Whether an icon can be had; asked once for each name, and again after a failure. */
function canShow(name: string): Promise<boolean> {
  if (!wellNamed.test(name)) return Promise.resolve(false)
  const known = fetched.get(name)
  if (known) return known
  const asked = fetch(addressOf(name), { signal: AbortSignal.timeout(patience) })
    .then(({ ok, status }) => {
      if (status >= 500) fetched.delete(name)
      return ok
    })
    .catch(() => {
      fetched.delete(name)
      return false
    })
  fetched.set(name, asked)
  return asked
}

const addressOf = (name: string): string => `/icons/${name}.svg`

interface IconProps {
  readonly name: string
  /** Shown while and where the icon cannot be had; a dotted square unless given. */
  readonly fallback?: ReactNode
}

/** An icon by its name (`mdi:home`) in the colour of the text around it. */
export function Icon({ name, fallback }: IconProps) {
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    let wanted = true
    void canShow(name).then((can) => {
      if (wanted) setShown(can ? name : undefined)
    })
    return () => {
      wanted = false
    }
  }, [name])

  const mask = shown === name ? `url("${addressOf(name)}") center / contain no-repeat` : undefined
  if (!mask && fallback !== undefined) return fallback
  return (
    <span
      className="icon"
      aria-hidden="true"
      data-missing={mask ? undefined : ''}
      style={mask ? { mask } : undefined}
    />
  )
}
