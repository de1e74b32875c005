// Generated from entities/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event preview
import { event } from '../../../entities/event.ts'
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

const fields = {
  title: text.Preview,
  slug: slug.Preview,
  lead: text.Preview,
  images: images.Preview,
  body: richText.Preview,
  startAt: dateTime.Preview,
  endAt: dateTime.Preview,
  isAllDay: toggle.Preview,
  sessions: lines.Preview,
  category: choice.Preview,
  venue: text.Preview,
  facilities: references.Preview,
  boardgames: references.Preview,
  hostName: text.Preview,
  experience: choice.Preview,
  minPeople: integer.Preview,
  year: reference.Preview,
  circle: reference.Preview,
  target: text.Preview,
  belongings: text.Preview,
  flyer: file.Preview,
  capacity: integer.Preview,
  remaining: integer.Preview,
  fees: lines.Preview,
  applicationMethod: choice.Preview,
  applicationUrl: url.Preview,
  takesApplications: toggle.Preview,
  applicationStartAt: dateTime.Preview,
  applicationEndAt: dateTime.Preview,
  contactPhone: phone.Preview,
  holdStatus: choice.Preview,
  status: states.Preview,
  publishAt: dateTime.Preview,
  unpublishAt: dateTime.Preview,
  metaDescription: text.Preview,
}

export default function EventPreview() {
  return <Preview entity={event} fields={fields} />
}
