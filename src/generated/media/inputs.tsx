// Generated from entities/media.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject media inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as image from '../../fields/input/image.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const mediaInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <integer.Input source="issueNumber" />
      <text.Input source="outletName" />
      <file.Input source="file" />
      <url.Input source="youtubeUrl" />
      <url.Input source="url" />
      <image.Input source="thumbnail" />
      <images.Input source="images" />
      <longText.Input source="description" />
    </Section>
    <Section name="related">
      <reference.Input source="event" />
      <reference.Input source="circle" />
    </Section>
    <Aside>
      <choice.Input source="kind" />
      <reference.Input source="year" />
      <date.Input source="publishedOn" />
      <toggle.Input source="rightsCleared" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
