import { useId, type ReactNode } from 'react'

interface ProfileSectionProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** One matter of the profile: what it is, what it is for, and what can be done. */
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
