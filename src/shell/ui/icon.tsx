import { useEffect, useState, type ReactNode } from 'react'

/** How long to wait for an icon, in ms; after that the fallback stays. */
const fetchTimeout = 1500

const checkedIcons = new Map<string, Promise<boolean>>()

const iconNamePattern = /^[a-z0-9-]+:[a-z0-9-]+$/

/** Whether an icon exists; requested once per name, and again after a failure. */
function checkIcon(name: string): Promise<boolean> {
  if (!iconNamePattern.test(name)) return Promise.resolve(false)
  const known = checkedIcons.get(name)
  if (known) return known
  const request = fetch(iconUrl(name), { signal: AbortSignal.timeout(fetchTimeout) })
    .then(({ ok, status }) => {
      if (status >= 500) checkedIcons.delete(name)
      return ok
    })
    .catch(() => {
      checkedIcons.delete(name)
      return false
    })
  checkedIcons.set(name, request)
  return request
}

const iconUrl = (name: string): string => `/icons/${name}.svg`

interface IconProps {
  readonly name: string
  /** Shown until the icon has loaded, or where it does not exist; default: a dotted square. */
  readonly fallback?: ReactNode
}

/** An icon by name (`mdi:home`), in the colour of the surrounding text. */
export function Icon({ name, fallback }: IconProps) {
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    let active = true
    void checkIcon(name).then((can) => {
      if (active) setShown(can ? name : undefined)
    })
    return () => {
      active = false
    }
  }, [name])

  const mask = shown === name ? `url("${iconUrl(name)}") center / contain no-repeat` : undefined
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
