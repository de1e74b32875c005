// Generated from entities/price-plan.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-plan inputs
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const pricePlanInputs = {
  main: {
    service: reference.Input,
    name: text.Input,
    castRank: choice.Input,
    durationMinutes: integer.Input,
    price: yen.Input,
    description: longText.Input,
  },
  extension: {
    extensionMinutes: integer.Input,
    extensionPrice: yen.Input,
  },
  conditions: {
    areas: references.Input,
    startTime: time.Input,
    endTime: time.Input,
    validFrom: date.Input,
    validUntil: date.Input,
  },
  aside: {
    isRecommended: toggle.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
