import { inlineText } from '../../entities/language/blocks/inline-markup.ts'
import { MarkedText } from './marked-text.tsx'

/** The caption of a figure; nothing if it is empty. */
export const Caption = ({ html }: { readonly html: string | undefined }) =>
  html !== undefined && inlineText(html).trim() !== '' ? (
    <figcaption>
      <MarkedText html={html} />
    </figcaption>
  ) : null
