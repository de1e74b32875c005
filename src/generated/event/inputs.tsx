// Generated from entities/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event inputs
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

export const eventInputs = {
  main: {
    title: text.Input,
    slug: slug.Input,
    lead: text.Input,
    images: images.Input,
    body: richText.Input,
    flyer: file.Input,
  },
  when: {
    startAt: dateTime.Input,
    endAt: dateTime.Input,
    isAllDay: toggle.Input,
    sessions: lines.Input,
  },
  venue: {
    venue: text.Input,
    facilities: references.Input,
    year: reference.Input,
    circle: reference.Input,
    hostName: text.Input,
    contactPhone: phone.Input,
  },
  guests: {
    target: text.Input,
    experience: choice.Input,
    belongings: text.Input,
    boardgames: references.Input,
    minPeople: integer.Input,
    capacity: integer.Input,
    remaining: integer.Input,
  },
  application: {
    fees: lines.Input,
    applicationMethod: choice.Input,
    applicationUrl: url.Input,
    takesApplications: toggle.Input,
    applicationStartAt: dateTime.Input,
    applicationEndAt: dateTime.Input,
  },
  aside: {
    category: choice.Input,
    holdStatus: choice.Input,
    status: states.Input,
    publishAt: dateTime.Input,
    unpublishAt: dateTime.Input,
    metaDescription: text.Input,
  },
}
