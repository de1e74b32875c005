import type { ReactNode } from 'react'
import { Breadcrumbs } from './breadcrumbs.tsx'
import './page-head.css'

interface PageHeadProps {
  readonly title: string
  readonly lead?: string
  readonly children?: ReactNode
}

/** The heading area of a page below home: breadcrumbs, title and lead. */
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
