import type { ReactNode } from 'react'
import { useSite } from '../../shell/site.ts'
import './sketches.css'

/** A browser window in a drawing, with the site's name in its bar. Its content is hidden from assistive technology. */
export function SketchScreen({ children }: { readonly children: ReactNode }) {
  const { name } = useSite()
  return (
    <svg className="sketch" viewBox="0 0 320 200" aria-hidden="true">
      <rect className="window" x="1" y="1" width="318" height="198" rx="12" />
      <path className="bar" d="M1 13 a12 12 0 0 1 12 -12 h294 a12 12 0 0 1 12 12 v17 h-318 z" />
      <circle className="dot" cx="16" cy="16" r="4" />
      <circle className="dot" cx="30" cy="16" r="4" />
      <circle className="dot" cx="44" cy="16" r="4" />
      <text className="site" x="160" y="20" textAnchor="middle">
        {name}
      </text>
      {children}
    </svg>
  )
}

/** A text in a drawing. */
export const SketchWord = (props: {
  readonly x: number
  readonly y: number
  readonly kind?: string
  readonly children: string
}) => (
  <text className={`word ${props.kind ?? ''}`} x={props.x} y={props.y} textAnchor="middle">
    {props.children}
  </text>
)
