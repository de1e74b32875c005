// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject member inputs
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as email from '../../fields/input/email.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const memberInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    nameEn: text.Input,
    slug: slug.Input,
    roles: choices.Input,
    image: image.Input,
    profile: richText.Input,
    comment: text.Input,
  },
  online: {
    websiteUrl: url.Input,
    xAccount: text.Input,
    instagramId: text.Input,
    facebookId: text.Input,
    lineId: text.Input,
    youtubeChannelId: text.Input,
    youtubeHandle: text.Input,
    email: email.Input,
  },
  period: {
    joinedOn: date.Input,
    leftOn: date.Input,
  },
  aside: {
    status: states.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
