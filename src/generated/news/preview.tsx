// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news preview
import { news } from '../../../entities/news.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as choices from '../../fields/display/choices.tsx'
import * as date from '../../fields/display/date.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as image from '../../fields/display/image.tsx'
import * as lines from '../../fields/display/lines.tsx'
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
  category: choice.Preview,
  thumbnail: image.Preview,
  body: richText.Preview,
  linkUrl: url.Preview,
  attachments: lines.Preview,
  gameTitle: text.Preview,
  platforms: choices.Preview,
  venue: text.Preview,
  heldFrom: date.Preview,
  heldUntil: date.Preview,
  sounds: references.Preview,
  members: references.Preview,
  constructionProject: reference.Preview,
  isPinned: toggle.Preview,
  status: states.Preview,
  publishAt: dateTime.Preview,
  unpublishAt: dateTime.Preview,
  metaDescription: text.Preview,
}

export default function NewsPreview() {
  return <Preview entity={news} fields={fields} />
}
