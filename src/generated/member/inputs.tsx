// Generated from entities/member.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject member inputs
import { Aside, Section } from '../../captain/form/section.tsx'
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

export const memberInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <text.Input source="nameEn" />
      <slug.Input source="slug" />
      <choices.Input source="roles" />
      <image.Input source="image" />
      <richText.Input source="profile" />
      <text.Input source="comment" />
    </Section>
    <Section name="online">
      <url.Input source="websiteUrl" />
      <text.Input source="xAccount" />
      <text.Input source="instagramId" />
      <text.Input source="facebookId" />
      <text.Input source="lineId" />
      <text.Input source="youtubeChannelId" />
      <text.Input source="youtubeHandle" />
      <email.Input source="email" />
    </Section>
    <Section name="period">
      <date.Input source="joinedOn" />
      <date.Input source="leftOn" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
