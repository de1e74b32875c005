import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-head.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** The head of a page below home: where it stands, what it is, and a sentence about it. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <div className="page-head">
    <div className="measure">
      <Breadcrumbs here={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  </div>
)
