// Generated from entities/link.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject link inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const linkInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <url.Input source="url" />
      <longText.Input source="description" />
      <image.Input source="banner" />
    </Section>
    <Aside>
      <choice.Input source="category" />
      <toggle.Input source="openInNewTab" />
      <date.Input source="checkedOn" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
