import { useEffect, useState } from 'react'
import './side-column.css'

interface SectionNavigatorProps {
  readonly label: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** Links to the sections of a page, with the current one marked. */
export function SectionNavigator({ label, sections }: SectionNavigatorProps) {
  const [current, setCurrent] = useState<string>()
  const key = sections.map(({ id }) => id).join()

  useEffect(() => {
    const seen = new Set<string>()
    const order = key.split(',')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setCurrent(order.find((id) => seen.has(id)))
      },
      // The section in the middle of the screen counts as the current one.
      { rootMargin: '-20% 0px -45% 0px' },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])

  return (
    <nav className="side" aria-label={label}>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
