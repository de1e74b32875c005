import type { RichText } from '../../../entities/language/blocks/blocks.ts'
import { plainText } from '../../../entities/language/blocks/plain-text.ts'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { lazyDisplay } from '../base/lazy.tsx'

const BodyView = lazyDisplay(() => import('../rich-text/body-view.tsx'), 120)

/** The maximum length of the excerpt in a list row, in characters. */
const excerptLength = 80

const BodyExcerpt = ({ value }: DisplayProps) => (
  <>
    {plainText(value as RichText)
      .replaceAll('\n', ' ')
      .slice(0, excerptLength)}
  </>
)

export const Column = displayComponent(BodyExcerpt)
export const Preview = displayComponent((props) => <BodyView {...props} />)
