// Generated from entities/faq.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject faq inputs
import * as choice from '../../fields/input/choice.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const faqInputs = {
  main: {
    question: text.Input,
    answer: richText.Input,
  },
  english: {
    questionEn: text.Input,
    answerEn: richText.Input,
  },
  aside: {
    category: choice.Input,
    sortOrder: integer.Input,
    isVisible: toggle.Input,
  },
}
