// Generated from entities/play.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject play inputs
import * as choice from '../../fields/input/choice.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const playInputs = {
  main: {
    name: text.Input,
    nameEn: text.Input,
    category: reference.Input,
    price: yen.Input,
    description: longText.Input,
    image: image.Input,
  },
  time: {
    per: choice.Input,
    durationMinutes: integer.Input,
    extensionPrice: yen.Input,
    dayKind: choice.Input,
  },
  people: {
    minPeople: integer.Input,
    maxPeople: integer.Input,
    studentDiscount: yen.Input,
  },
  contents: {
    includes: lines.Input,
    boardgames: references.Input,
    needsReservation: toggle.Input,
  },
  aside: {
    isRecommended: toggle.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
