import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { BlockView } from './block-view.tsx'

interface BodyProps {
  readonly body: RichText
  /** By how much its headings are lower than written: 1 below a heading of level 2. */
  readonly offset?: 0 | 1 | 2
  /** Its language, where that is not the page's. */
  readonly lang?: string | undefined
}

/** A body of rich text as a reader sees it, in captain, on public pages and as HTML of its own. */
export const Body = ({ body, offset = 0, lang }: BodyProps) => (
  <div className="blocks" lang={lang}>
    {body.blocks.map((block, index) => (
      // The blocks of a body that is read never move.
      // oxlint-disable-next-line react/no-array-index-key
      <BlockView key={index} block={block} offset={offset} />
    ))}
  </div>
)
