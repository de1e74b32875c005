// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news inputs
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

export const newsInputs = {
  main: {
    title: text.Input,
    slug: slug.Input,
    category: choice.Input,
    thumbnail: image.Input,
    body: richText.Input,
    linkUrl: url.Input,
    attachments: lines.Input,
  },
  details: {
    gameTitle: text.Input,
    platforms: choices.Input,
    venue: text.Input,
    heldFrom: date.Input,
    heldUntil: date.Input,
  },
  related: {
    sounds: references.Input,
    members: references.Input,
    constructionProject: reference.Input,
  },
  aside: {
    status: states.Input,
    publishAt: dateTime.Input,
    unpublishAt: dateTime.Input,
    isPinned: toggle.Input,
    metaDescription: text.Input,
  },
}
