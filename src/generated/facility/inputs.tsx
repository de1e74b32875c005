// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const facilityInputs = {
  main: {
    name: text.Input,
    kind: choice.Input,
    capacity: integer.Input,
    areaM2: decimal.Input,
    description: longText.Input,
    images: images.Input,
  },
  equipment: {
    equipment: lines.Input,
    barrierFree: choices.Input,
  },
  hire: {
    fees: lines.Input,
    openTime: time.Input,
    closeTime: time.Input,
    isReservable: toggle.Input,
    reservationUrl: url.Input,
  },
  place: {
    floor: choice.Input,
    extensionNumber: text.Input,
    mapUrl: url.Input,
  },
  aside: {
    notice: text.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
