// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article preview
import { article } from '../../../entities/company-site/article.ts'
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

export default function ArticlePreview() {
  return (
    <Preview entity={article}>
      <text.Preview source="title" />
      <text.Preview source="titleEn" />
      <slug.Preview source="slug" />
      <reference.Preview source="category" />
      <longText.Preview source="lead" />
      <image.Preview source="thumbnail" />
      <richText.Preview source="body" />
      <richText.Preview source="bodyEn" />
      <tags.Preview source="tags" />
      <text.Preview source="authorName" />
      <references.Preview source="casts" />
      <references.Preview source="boardgames" />
      <reference.Preview source="year" />
      <reference.Preview source="circle" />
      <choice.Preview source="audience" />
      <toggle.Preview source="isPinned" />
      <references.Preview source="relatedArticles" />
      <states.Preview source="status" />
      <dateTime.Preview source="publishAt" />
      <dateTime.Preview source="unpublishAt" />
      <text.Preview source="metaDescription" />
    </Preview>
  )
}
