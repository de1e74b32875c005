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

export default function NewsPreview() {
  return (
    <Preview entity={news}>
      <text.Preview source="title" />
      <slug.Preview source="slug" />
      <choice.Preview source="category" />
      <image.Preview source="thumbnail" />
      <richText.Preview source="body" />
      <url.Preview source="linkUrl" />
      <lines.Preview source="attachments" />
      <text.Preview source="gameTitle" />
      <choices.Preview source="platforms" />
      <text.Preview source="venue" />
      <date.Preview source="heldFrom" />
      <date.Preview source="heldUntil" />
      <references.Preview source="sounds" />
      <references.Preview source="members" />
      <reference.Preview source="constructionProject" />
      <toggle.Preview source="isPinned" />
      <states.Preview source="status" />
      <dateTime.Preview source="publishAt" />
      <dateTime.Preview source="unpublishAt" />
      <text.Preview source="metaDescription" />
    </Preview>
  )
}
