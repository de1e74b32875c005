// Generated from entities/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article inputs
import * as choice from '../../fields/input/choice.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as image from '../../fields/input/image.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as tags from '../../fields/input/tags.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const articleInputs = {
  main: {
    title: text.Input,
    slug: slug.Input,
    lead: longText.Input,
    thumbnail: image.Input,
    body: richText.Input,
  },
  english: {
    titleEn: text.Input,
    bodyEn: richText.Input,
  },
  details: {
    tags: tags.Input,
    authorName: text.Input,
    casts: references.Input,
    boardgames: references.Input,
    relatedArticles: references.Input,
  },
  aside: {
    status: states.Input,
    publishAt: dateTime.Input,
    unpublishAt: dateTime.Input,
    category: reference.Input,
    year: reference.Input,
    circle: reference.Input,
    audience: choice.Input,
    isPinned: toggle.Input,
    metaDescription: text.Input,
  },
}
