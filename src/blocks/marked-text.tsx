import { createElement, Fragment, type ReactNode } from 'react'
import { readInline, type Inline } from '../../entities/language/blocks/inline-markup.ts'

/** A text with inline markup, rendered as React elements only; any other markup is shown as text. */
export const MarkedText = ({ html }: { readonly html: string }) => <>{readInline(html).map(element)}</>

function element(inline: Inline, key: number): ReactNode {
  if (typeof inline === 'string') return <Fragment key={key}>{inline}</Fragment>
  if (inline.mark === 'br') return <br key={key} />
  const inside = inline.children.map(element)
  if (inline.mark !== 'a') return createElement(inline.mark, { key }, ...inside)
  if (inline.href === undefined) return <Fragment key={key}>{inside}</Fragment>
  return (
    <a key={key} href={inline.href} rel="noopener">
      {inside}
    </a>
  )
}
