import { wordsOf } from '../../entities/blocks/inline.ts'
import { Marked } from './marked.tsx'

/** What is written under a figure; nothing where there are no words. */
export const Caption = ({ html }: { readonly html: string | undefined }) =>
  html !== undefined && wordsOf(html).trim() !== '' ? (
    <figcaption>
      <Marked html={html} />
    </figcaption>
  ) : null
