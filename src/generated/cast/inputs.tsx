// Generated from entities/cast.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject cast inputs
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as tags from '../../fields/input/tags.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const castInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    rank: choice.Input,
    catchphrase: text.Input,
    profile: richText.Input,
    images: images.Input,
  },
  character: {
    ageDisplay: integer.Input,
    heightCm: integer.Input,
    bloodType: choice.Input,
    languages: choices.Input,
    specialties: tags.Input,
  },
  nomination: {
    areas: references.Input,
    services: references.Input,
    nominationFee: yen.Input,
    canBeNominated: toggle.Input,
  },
  online: {
    xAccount: text.Input,
    instagramId: text.Input,
  },
  consent: {
    ageConfirmed: toggle.Input,
    imageConsent: toggle.Input,
  },
  aside: {
    status: states.Input,
    joinedOn: date.Input,
    isNew: toggle.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
    memo: longText.Input,
  },
}
