// Generated from entities/customer-emails/email-text.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject email-text inputs
import { Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'

export const emailTextInputs = (
  <>
    <Section>
      <choice.Input source="email" />
      <choice.Input source="language" />
      <text.Input source="subject" />
      <longText.Input source="body" />
    </Section>
  </>
)
