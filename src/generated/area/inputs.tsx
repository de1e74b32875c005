// Generated from entities/area.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject area inputs
import * as choice from '../../fields/input/choice.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const areaInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    prefecture: choice.Input,
    municipalities: longText.Input,
    description: longText.Input,
    image: image.Input,
  },
  travel: {
    transportFee: yen.Input,
    isTransportNegotiable: toggle.Input,
    meetingPoints: longText.Input,
  },
  aside: {
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
