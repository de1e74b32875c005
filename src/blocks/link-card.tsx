import { use } from 'react'
import { isSafeUrl } from '../../entities/language/blocks/inline-markup.ts'
import type { Block } from '../../entities/language/blocks/blocks.ts'
import { FileOrigin } from './file-origin.ts'
import { LinkAddress } from './link-address.ts'

type LinkCardProps = Extract<Block, { type: 'linkTool' }>['data']

/** A link as a card; nothing is loaded from its target until the reader opens it. */
export function LinkCard({ link, meta: { title, description, image } }: LinkCardProps) {
  const origin = use(FileOrigin)
  const addressOf = use(LinkAddress)
  const inside = (
    <>
      {/* An image from another origin would reveal to it who reads the page. */}
      {image?.url.startsWith('/') && isSafeUrl(image.url) && <img src={origin + image.url} alt="" loading="lazy" />}
      <span className="blocks-link-words">
        <span className="blocks-link-title">{title || link}</span>
        {description && <span className="blocks-link-description">{description}</span>}
        <span className="blocks-link-host">{hostOf(link)}</span>
      </span>
    </>
  )
  return isSafeUrl(link) ? (
    <a className="blocks-link" href={addressOf(link)} rel="noopener">
      {inside}
    </a>
  ) : (
    <div className="blocks-link">{inside}</div>
  )
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : '')
