import { renderToStaticMarkup } from 'react-dom/server'
import type { RichText } from '../../entities/language/blocks/blocks.ts'
import { plainText } from '../../entities/language/blocks/plain-text.ts'
import type { Words } from '../shell/words/words.ts'
import { WordsContext } from '../shell/words/words-context.tsx'
import { Body } from './body.tsx'
import { FileOrigin } from './file-origin.ts'

/** A body as standalone HTML and as plain text, for use outside a page; its files have addresses at the origin. */
export const bodyHtml = (body: RichText, words: Words, origin: string) => ({
  html: renderToStaticMarkup(
    <WordsContext value={words}>
      <FileOrigin value={origin}>
        <Body body={body} />
      </FileOrigin>
    </WordsContext>,
  ),
  text: plainText(body),
})
