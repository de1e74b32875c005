// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject sound inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as tags from '../../fields/input/tags.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const soundInputs = {
  main: {
    title: text.Input,
    titleKana: text.Input,
    slug: slug.Input,
    jacket: image.Input,
    audioFile: file.Input,
    previewFile: file.Input,
  },
  listening: {
    youtubeUrl: url.Input,
    streamLinks: lines.Input,
  },
  character: {
    durationSec: integer.Input,
    bpm: integer.Input,
    moods: choices.Input,
    tags: tags.Input,
    description: richText.Input,
    lyrics: longText.Input,
  },
  rights: {
    credits: lines.Input,
    isrc: text.Input,
    workCode: text.Input,
  },
  licence: {
    licenseKind: choice.Input,
    price: yen.Input,
  },
  aside: {
    kind: choice.Input,
    releasedOn: date.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
