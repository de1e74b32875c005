import { z } from 'zod'
import { videoPageUrl, youtubeOrigin } from '../blocks/youtube.ts'
import { field } from '../field-kind.ts'
import { noCredentials, startsWithUrl, urlShape } from '../rules/address.ts'
import { maxBytes } from '../rules/text.ts'
import { completeScheme, normaliseOrigin, oneLine, normaliseText } from '../input/normalise-text.ts'

const schema = z.string()

/**
 * A web URL without a user name or password; `prefix` restricts what it starts with, `otherPrefixes` to what else the same service shares. One that begins with its host gets `https://`. Where that is YouTube, the share links that people copy
 * (`https://youtu.be/…`) become the address of the video's page.
 */
export const url = ({
  prefix,
  otherPrefixes,
}: { readonly prefix?: string; readonly otherPrefixes?: readonly string[] } = {}) =>
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
