import type { Block, RichText } from '../../entities/language/blocks/blocks.ts'
import { wideBlocks } from '../../entities/language/blocks/wide-blocks.ts'
import { useWords } from '../shell/words/words-context.tsx'
import { BlockView } from './block-view.tsx'
import type { ScrollRegion } from './scroll-region.ts'

interface BodyProps {
  readonly body: RichText
  /** How many levels headings are lowered: 1 below a heading of level 2. */
  readonly offset?: 0 | 1 | 2
  /** The language, if it is not the page's. */
  readonly lang?: string | undefined
}

/** A rich-text body for readers: in captain, on public pages and as standalone HTML. */
export function Body({ body, offset = 0, lang }: BodyProps) {
  const { translate } = useWords()
  const wide = wideBlocks(body.blocks)
  const regionOf = (block: Block): ScrollRegion | undefined => {
    if (!wide.has(block)) return undefined
    const label = [translate(`commons.blocks.${block.type}`), wide.get(block)].filter(Boolean).join(' ')
    return { role: 'region', 'aria-label': label, tabIndex: 0 }
  }
  return (
    <div className="blocks" lang={lang}>
      {body.blocks.map((block, index) => (
        // The blocks of a body being read never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} offset={offset} region={regionOf(block)} />
      ))}
    </div>
  )
}
