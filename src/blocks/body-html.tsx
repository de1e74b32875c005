import { renderToStaticMarkup } from 'react-dom/server'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { plainText } from '../../entities/language/blocks/plain-text.ts'
import type { Words } from '../shell/words/words.ts'
import { WordsContext } from '../shell/words/words-context.tsx'
import { Body } from './body.tsx'

/** A body as standalone HTML and as plain text, for use outside a page. */
export const bodyHtml = (body: RichText, words: Words, offset: 0 | 1 | 2 = 0) => ({
  html: renderToStaticMarkup(
    <WordsContext value={words}>
      <Body body={body} offset={offset} />
    </WordsContext>,
  ),
  text: plainText(body),
})
