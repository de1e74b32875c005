// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event preview
import { event } from '../../../entities/events/event.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as file from '../../fields/display/file.tsx'
import * as images from '../../fields/display/images.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as phone from '../../fields/display/phone.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as references from '../../fields/display/references.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'
import * as url from '../../fields/display/url.tsx'

export default function EventPreview() {
  return (
    <Preview entity={event}>
      <text.Preview source="title" />
      <slug.Preview source="slug" />
      <text.Preview source="lead" />
      <images.Preview source="images" />
      <richText.Preview source="body" />
      <dateTime.Preview source="startAt" />
      <dateTime.Preview source="endAt" />
      <toggle.Preview source="isAllDay" />
      <lines.Preview source="sessions" />
      <choice.Preview source="category" />
      <text.Preview source="venue" />
      <references.Preview source="facilities" />
      <references.Preview source="boardgames" />
      <text.Preview source="hostName" />
      <choice.Preview source="experience" />
      <integer.Preview source="minPeople" />
      <reference.Preview source="year" />
      <reference.Preview source="circle" />
      <text.Preview source="target" />
      <text.Preview source="belongings" />
      <file.Preview source="flyer" />
      <integer.Preview source="capacity" />
      <integer.Preview source="remaining" />
      <lines.Preview source="fees" />
      <choice.Preview source="applicationMethod" />
      <url.Preview source="applicationUrl" />
      <toggle.Preview source="takesApplications" />
      <dateTime.Preview source="applicationStartAt" />
      <dateTime.Preview source="applicationEndAt" />
      <phone.Preview source="contactPhone" />
      <choice.Preview source="holdStatus" />
      <states.Preview source="status" />
      <dateTime.Preview source="publishAt" />
      <dateTime.Preview source="unpublishAt" />
      <text.Preview source="metaDescription" />
    </Preview>
  )
}
