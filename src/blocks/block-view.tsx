import { createElement } from 'react'
import type { Block } from '../../entities/language/blocks/blocks.ts'
import { Caption } from './caption.tsx'
import { LinkCard } from './link-card.tsx'
import { CheckList, List } from './lists.tsx'
import { MarkedText } from './marked-text.tsx'
import { Picture } from './picture.tsx'
import type { ScrollRegion } from './scroll-region.ts'
import { Table } from './table.tsx'
import { Video } from './video.tsx'

interface BlockViewProps {
  readonly block: Block
  readonly offset: number
  /** Where it may be wider than its page. */
  readonly region: ScrollRegion | undefined
}

/** A block as shown to readers. */
export function BlockView({ block: { type, data }, offset, region }: BlockViewProps) {
  switch (type) {
    case 'paragraph':
      return (
        <p>
          <MarkedText html={data.text} />
        </p>
      )
    case 'header':
      return createElement(`h${data.level + offset}`, null, <MarkedText html={data.text} />)
    case 'list':
      return <List {...data} />
    case 'checkList':
      return <CheckList items={data.items} />
    case 'quote':
      return (
        <figure className="blocks-quote">
          <blockquote>
            <MarkedText html={data.text} />
          </blockquote>
          <Caption html={data.caption} />
        </figure>
      )
    case 'delimiter':
      return <hr />
    case 'table':
      return <Table {...data} region={region} />
    case 'code':
      return (
        <pre {...region}>
          <code>{data.code}</code>
        </pre>
      )
    case 'image':
      return <Picture {...data} />
    case 'embed':
      return <Video {...data} />
    case 'linkTool':
      return <LinkCard {...data} />
  }
}
