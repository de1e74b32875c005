// Generated from entities/company-site/article.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject article inputs
import { Aside, Section } from '../../captain/form/section.tsx'
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

export const articleInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <slug.Input source="slug" />
      <longText.Input source="lead" />
      <image.Input source="thumbnail" />
      <richText.Input source="body" />
    </Section>
    <Section name="english">
      <text.Input source="titleEn" />
      <richText.Input source="bodyEn" />
    </Section>
    <Section name="details">
      <tags.Input source="tags" />
      <text.Input source="authorName" />
      <references.Input source="casts" />
      <references.Input source="boardgames" />
      <references.Input source="relatedArticles" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <dateTime.Input source="publishAt" />
      <dateTime.Input source="unpublishAt" />
      <reference.Input source="category" />
      <reference.Input source="year" />
      <reference.Input source="circle" />
      <choice.Input source="audience" />
      <toggle.Input source="isPinned" />
      <text.Input source="metaDescription" />
    </Aside>
  </>
)
