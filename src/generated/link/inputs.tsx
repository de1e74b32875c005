// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject link inputs
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const linkInputs = {
  main: {
    title: text.Input,
    url: url.Input,
    description: longText.Input,
    banner: image.Input,
  },
  aside: {
    category: choice.Input,
    openInNewTab: toggle.Input,
    checkedOn: date.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
