import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { BlockView } from './block-view.tsx'

interface BodyProps {
  readonly body: RichText
  /** How many levels headings are lowered: 1 below a heading of level 2. */
  readonly offset?: 0 | 1 | 2
  /** The language, if it is not the page's. */
  readonly lang?: string | undefined
}

/** A rich-text body for readers: in captain, on public pages and as standalone HTML. */
export const Body = ({ body, offset = 0, lang }: BodyProps) => (
  <div className="blocks" lang={lang}>
    {body.blocks.map((block, index) => (
      // The blocks of a body being read never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <BlockView key={index} block={block} offset={offset} />
    ))}
  </div>
)
