// Generated from entities/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article preview
import { article } from '../../../entities/article.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as image from '../../fields/display/image.tsx'
import * as longText from '../../fields/display/long-text.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as references from '../../fields/display/references.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as states from '../../fields/display/states.tsx'
import * as tags from '../../fields/display/tags.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

const fields = {
  title: text.Preview,
  titleEn: text.Preview,
  slug: slug.Preview,
  category: reference.Preview,
  lead: longText.Preview,
  thumbnail: image.Preview,
  body: richText.Preview,
  bodyEn: richText.Preview,
  tags: tags.Preview,
  authorName: text.Preview,
  casts: references.Preview,
  boardgames: references.Preview,
  year: reference.Preview,
  circle: reference.Preview,
  audience: choice.Preview,
  isPinned: toggle.Preview,
  relatedArticles: references.Preview,
  status: states.Preview,
  publishAt: dateTime.Preview,
  unpublishAt: dateTime.Preview,
  metaDescription: text.Preview,
}

export default function ArticlePreview() {
  return <Preview entity={article} fields={fields} />
}
