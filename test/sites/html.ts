import { escapeHtml, pictureAttributes, type Picture } from '../../generators/client/index.ts'

/** What is HTML already. Everything else is text, and escaped where it goes into a page. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

export type Part = Html | string | number | null | undefined | false | readonly Part[]

/** HTML with values in it: lists one after the other, nothing for null and false, text escaped. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.reduce((before, text, index) => before + written(parts[index - 1]) + text))

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return String(part)
  return Array.isArray(part) ? part.map(written).join('') : escapeHtml(String(part))
}

/**
 * Rich text as Captain or its client wrote it. It goes into pages as it is: whatever staff typed or pasted, both write
 * known tags with known attributes only, links to http, https, mailto and tel only, and no script (the contract of
 * `body: 'html'` and of `renderBody`). Nothing else may come in here.
 */
export const richText = (fromCaptain: string): Html => new Html(fromCaptain)

/** A picture in the narrowest copy that is wide enough, on its own colour until it has come. */
export function image(picture: Picture | null | undefined, sizes: string, isFirst = false): Html | undefined {
  if (!picture) return undefined
  const attributes = {
    ...pictureAttributes(picture, { sizes }),
    // What is seen at once is not put off.
    ...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' }),
    decoding: 'async',
    ...(picture.color && { style: `background-color:${picture.color}` }),
  }
  return markup`<img${Object.entries(attributes).map(([name, value]) => markup` ${name}="${value}"`)}>`
}

/** The picture that stands for a record. */
export const mainOf = <T extends { readonly isMain: boolean }>(pictures: readonly T[] | null): T | undefined =>
  pictures?.find(({ isMain }) => isMain) ?? pictures?.[0]
