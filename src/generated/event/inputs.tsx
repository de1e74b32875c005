// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as file from '../../fields/input/file.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const eventInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <slug.Input source="slug" />
      <text.Input source="lead" />
      <images.Input source="images" />
      <richText.Input source="body" />
      <file.Input source="flyer" />
    </Section>
    <Section name="when">
      <dateTime.Input source="startAt" />
      <dateTime.Input source="endAt" />
      <toggle.Input source="isAllDay" />
      <lines.Input source="sessions" />
    </Section>
    <Section name="venue">
      <text.Input source="venue" />
      <references.Input source="facilities" />
      <reference.Input source="year" />
      <reference.Input source="circle" />
      <text.Input source="hostName" />
      <phone.Input source="contactPhone" />
    </Section>
    <Section name="guests">
      <text.Input source="target" />
      <choice.Input source="experience" />
      <text.Input source="belongings" />
      <references.Input source="boardgames" />
      <integer.Input source="minPeople" />
      <integer.Input source="capacity" />
      <integer.Input source="remaining" />
    </Section>
    <Section name="application">
      <lines.Input source="fees" />
      <choice.Input source="applicationMethod" />
      <url.Input source="applicationUrl" />
      <toggle.Input source="takesApplications" />
      <dateTime.Input source="applicationStartAt" />
      <dateTime.Input source="applicationEndAt" />
    </Section>
    <Aside>
      <choice.Input source="category" />
      <choice.Input source="holdStatus" />
      <states.Input source="status" />
      <dateTime.Input source="publishAt" />
      <dateTime.Input source="unpublishAt" />
      <text.Input source="metaDescription" />
    </Aside>
  </>
)
