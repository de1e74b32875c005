// Generated from entities/company-site/faq.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject faq inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const faqInputs = (
  <>
    <Section>
      <text.Input source="question" />
      <richText.Input source="answer" />
    </Section>
    <Section name="english">
      <text.Input source="questionEn" />
      <richText.Input source="answerEn" />
    </Section>
    <Aside>
      <choice.Input source="category" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
