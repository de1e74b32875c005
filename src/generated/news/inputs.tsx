// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as image from '../../fields/input/image.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const newsInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <slug.Input source="slug" />
      <choice.Input source="category" />
      <image.Input source="thumbnail" />
      <richText.Input source="body" />
      <url.Input source="linkUrl" />
      <lines.Input source="attachments" />
    </Section>
    <Section name="details">
      <text.Input source="gameTitle" />
      <choices.Input source="platforms" />
      <text.Input source="venue" />
      <date.Input source="heldFrom" />
      <date.Input source="heldUntil" />
    </Section>
    <Section name="related">
      <references.Input source="sounds" />
      <references.Input source="members" />
      <reference.Input source="constructionProject" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <dateTime.Input source="publishAt" />
      <dateTime.Input source="unpublishAt" />
      <toggle.Input source="isPinned" />
      <text.Input source="metaDescription" />
    </Aside>
  </>
)
