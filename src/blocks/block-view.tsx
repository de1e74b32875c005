import { createElement, use } from 'react'
import type { Block } from '../../entities/language/blocks/blocks.ts'
import { Caption } from './caption.tsx'
import { LinkCard } from './link-card.tsx'
import { CheckList, List } from './lists.tsx'
import { MarkedText } from './marked-text.tsx'
import type { ScrollRegion } from './scroll-region.ts'
import { Table } from './table.tsx'
import { Video } from './video.tsx'
import { isSafeUrl } from '../../entities/language/blocks/inline-markup.ts'
import { srcSetOf } from '../../entities/language/uploads/upload-url.ts'
import { FileOrigin } from './file-origin.ts'

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

type PictureProps = Extract<Block, { type: 'image' }>['data']

/** A picture served by this product; pictures from elsewhere are not loaded. */
function Picture({ file, caption, alt, decorative, withBorder, withBackground, stretched }: PictureProps) {
  const origin = use(FileOrigin)
  if (!file.url.startsWith('/') || !isSafeUrl(file.url)) return null
  const looks = [withBorder && 'bordered', withBackground && 'backed', stretched && 'stretched'].filter(Boolean)
  const srcSet = srcSetOf(file.url, file.width, origin)
  return (
    <figure className="blocks-picture" data-looks={looks.join(' ') || undefined}>
      <img
        src={origin + file.url}
        {...(srcSet && { srcSet, sizes: '(max-width: 720px) 100vw, 720px' })}
        alt={decorative ? '' : (alt ?? '')}
        width={file.width}
        height={file.height}
        loading="lazy"
        decoding="async"
      />
      <Caption html={caption} />
    </figure>
  )
}
