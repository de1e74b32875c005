import { useId, type ReactNode } from 'react'

interface ProfileSectionProps {
  /** What links to the section name it by. */
  readonly id?: string
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** A section of the profile: title, explanation and actions. */
export function ProfileSection({ id: ownId, title, lead, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section id={ownId} className="account-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
