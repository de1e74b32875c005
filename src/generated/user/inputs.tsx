// Generated from entities/kernel/user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject user inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as email from '../../fields/input/email.tsx'
import * as image from '../../fields/input/image.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as text from '../../fields/input/text.tsx'

export const userInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <email.Input source="email" />
      <phone.Input source="phone" />
    </Section>
    <Aside>
      <image.Input source="avatar" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
