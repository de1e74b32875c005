// Generated from entities/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy inputs
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'

export const privacyPolicyInputs = {
  main: {
    title: text.Input,
    body: richText.Input,
  },
  operator: {
    operatorName: text.Input,
    operatorAddress: text.Input,
    representativeName: text.Input,
    contactPoint: longText.Input,
  },
  transmissions: {
    externalTransmissions: lines.Input,
  },
  english: {
    titleEn: text.Input,
    bodyEn: richText.Input,
  },
  aside: {
    status: states.Input,
    edition: text.Input,
    enactedOn: date.Input,
    revisedOn: date.Input,
    effectiveOn: date.Input,
    changeSummary: longText.Input,
    memo: longText.Input,
  },
}
