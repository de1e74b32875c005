import { useId, type ReactNode } from 'react'

interface ProfileSectionProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** A section of the profile: title, explanation and actions. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
