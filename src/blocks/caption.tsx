import { inlineText } from '../../entities/language/blocks/inline-markup.ts'
import { MarkedText } from './marked-text.tsx'

/** What is written under a figure; nothing where there are no words. */
export const Caption = ({ html }: { readonly html: string | undefined }) =>
  html !== undefined && inlineText(html).trim() !== '' ? (
    <figcaption>
      <MarkedText html={html} />
    </figcaption>
  ) : null
