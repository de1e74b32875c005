import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { plainText } from '../../entities/language/blocks/plain-text.ts'
import { inputComponent, lazyDisplay, lazyInput, displayComponent, type DisplayProps } from './base/define-kind.tsx'

const BodyView = lazyDisplay(() => import('./rich-text/body-view.tsx'), 120)
const RichTextEditor = lazyInput(() => import('./rich-text/editor.tsx'), 200, 'editor', 'uploads')

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
export const Input = inputComponent((entry) => <RichTextEditor {...entry} />, { group: true })
