import { z } from 'zod'
import { videoPageUrl, youtubeOrigin } from '../blocks/youtube.ts'
import { field } from '../field-kind.ts'
import { noCredentials, startsWithUrl, urlShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { completeScheme, normaliseOrigin, oneLine, normaliseText } from '../text/normalise-text.ts'

const schema = z.string()

interface UrlOptions {
  /** What it must start with. YouTube's share links (`https://youtu.be/…`) become the address of the video's page. */
  readonly prefix?: string
  /** What else it may start with: other addresses of the same service. */
  readonly otherPrefixes?: readonly string[]
}

/**
 * The URL of a page, without a user name or a password. One that begins with its host gets `https://`.
 *
 * @remarks A text box with a button that opens the page. A record shows a link.
 * @example url({ prefix: 'https://www.youtube.com/' })
 */
export const url = ({ prefix, otherPrefixes }: UrlOptions = {}) =>
  field(schema, {
    kind: 'url',
    storage: 'text',
    rules: [urlShape(), noCredentials(), ...(prefix ? [startsWithUrl(prefix, otherPrefixes)] : []), maxBytes(2048)],
    missingRule: 'required',
    wrongTypeRule: 'text',
    filter: 'text',
    normalise: normaliseText(
      oneLine,
      completeScheme,
      normaliseOrigin,
      ...(prefix === youtubeOrigin ? [videoPageUrl] : []),
    ),
    searchText: String,
    sortable: true,
  })
