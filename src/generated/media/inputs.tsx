// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject media inputs
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as image from '../../fields/input/image.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const mediaInputs = {
  main: {
    title: text.Input,
    issueNumber: integer.Input,
    outletName: text.Input,
    file: file.Input,
    youtubeUrl: url.Input,
    url: url.Input,
    thumbnail: image.Input,
    images: images.Input,
    description: longText.Input,
  },
  related: {
    event: reference.Input,
    circle: reference.Input,
  },
  aside: {
    kind: choice.Input,
    year: reference.Input,
    publishedOn: date.Input,
    rightsCleared: toggle.Input,
    isVisible: toggle.Input,
  },
}
