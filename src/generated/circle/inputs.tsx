// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject circle inputs
import * as choice from '../../fields/input/choice.tsx'
import * as email from '../../fields/input/email.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const circleInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    genre: choice.Input,
    introduction: longText.Input,
    images: images.Input,
  },
  activity: {
    activities: lines.Input,
    facility: reference.Input,
    memberCount: integer.Input,
    target: text.Input,
    monthlyFee: yen.Input,
    feeNote: text.Input,
    recruiting: choice.Input,
  },
  representative: {
    representative: text.Input,
    representativePhone: phone.Input,
    representativeEmail: email.Input,
  },
  online: {
    websiteUrl: url.Input,
    instagramId: text.Input,
    facebookId: text.Input,
  },
  aside: {
    years: references.Input,
    isVisible: toggle.Input,
    memo: longText.Input,
  },
}
