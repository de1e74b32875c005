// Generated from entities/term-of-service.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject term-of-service inputs
import * as date from '../../fields/input/date.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'

export const termOfServiceInputs = {
  main: {
    title: text.Input,
    jurisdiction: text.Input,
    body: richText.Input,
  },
  english: {
    titleEn: text.Input,
    bodyEn: richText.Input,
  },
  aside: {
    status: states.Input,
    edition: text.Input,
    noticeOn: date.Input,
    enactedOn: date.Input,
    revisedOn: date.Input,
    effectiveOn: date.Input,
    changeSummary: longText.Input,
    memo: longText.Input,
  },
}
