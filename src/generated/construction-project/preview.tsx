// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project preview
import { constructionProject } from '../../../entities/construction-project.ts'
import { Preview } from '../../captain/screens/preview.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as date from '../../fields/display/date.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as decimal from '../../fields/display/decimal.tsx'
import * as images from '../../fields/display/images.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as lines from '../../fields/display/lines.tsx'
import * as references from '../../fields/display/references.tsx'
import * as richText from '../../fields/display/rich-text.tsx'
import * as slug from '../../fields/display/slug.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export default function ConstructionProjectPreview() {
  return (
    <Preview entity={constructionProject}>
      <text.Preview source="title" />
      <slug.Preview source="slug" />
      <text.Preview source="projectNo" />
      <choice.Preview source="category" />
      <images.Preview source="images" />
      <lines.Preview source="beforeAfter" />
      <richText.Preview source="body" />
      <text.Preview source="clientName" />
      <toggle.Preview source="isClientPublic" />
      <choice.Preview source="prefecture" />
      <text.Preview source="municipality" />
      <references.Preview source="partners" />
      <choice.Preview source="structure" />
      <decimal.Preview source="floorArea" />
      <text.Preview source="floors" />
      <date.Preview source="startedOn" />
      <date.Preview source="completedOn" />
      <text.Preview source="completedYm" />
      <decimal.Preview source="contractAmount" />
      <states.Preview source="status" />
      <dateTime.Preview source="publishAt" />
      <dateTime.Preview source="unpublishAt" />
      <toggle.Preview source="isPinned" />
      <integer.Preview source="sortOrder" />
      <text.Preview source="metaDescription" />
    </Preview>
  )
}
