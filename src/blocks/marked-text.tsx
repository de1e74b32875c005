import { createElement, Fragment, use, type ReactNode } from 'react'
import { readInline, type Inline } from '../../entities/language/blocks/inline-markup.ts'
import { LinkAddress } from './link-address.ts'

/** A text with inline markup, rendered as React elements only; any other markup is shown as text. */
export const MarkedText = ({ html }: { readonly html: string }) => <>{readInline(html).map(element)}</>

function element(inline: Inline, key: number): ReactNode {
  if (typeof inline === 'string') return <Fragment key={key}>{inline}</Fragment>
  if (inline.mark === 'br') return <br key={key} />
  const inside = inline.children.map(element)
  if (inline.mark !== 'a') return createElement(inline.mark, { key }, ...inside)
  if (inline.href === undefined) return <Fragment key={key}>{inside}</Fragment>
  return (
    <Link key={key} href={inline.href}>
      {inside}
    </Link>
  )
}

const Link = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a href={use(LinkAddress)(href)} rel="noopener">
    {children}
  </a>
)
