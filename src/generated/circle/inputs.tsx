// Generated from entities/circle.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject circle inputs
import { Aside, Section } from '../../captain/form/section.tsx'
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

export const circleInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <choice.Input source="genre" />
      <longText.Input source="introduction" />
      <images.Input source="images" />
    </Section>
    <Section name="activity">
      <lines.Input source="activities" />
      <reference.Input source="facility" />
      <integer.Input source="memberCount" />
      <text.Input source="target" />
      <yen.Input source="monthlyFee" />
      <text.Input source="feeNote" />
      <choice.Input source="recruiting" />
    </Section>
    <Section name="representative">
      <text.Input source="representative" />
      <phone.Input source="representativePhone" />
      <email.Input source="representativeEmail" />
    </Section>
    <Section name="online">
      <url.Input source="websiteUrl" />
      <text.Input source="instagramId" />
      <text.Input source="facebookId" />
    </Section>
    <Aside>
      <references.Input source="years" />
      <toggle.Input source="isVisible" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
