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

const fields = {
  title: text.Preview,
  slug: slug.Preview,
  projectNo: text.Preview,
  category: choice.Preview,
  images: images.Preview,
  beforeAfter: lines.Preview,
  body: richText.Preview,
  clientName: text.Preview,
  isClientPublic: toggle.Preview,
  prefecture: choice.Preview,
  municipality: text.Preview,
  partners: references.Preview,
  structure: choice.Preview,
  floorArea: decimal.Preview,
  floors: text.Preview,
  startedOn: date.Preview,
  completedOn: date.Preview,
  completedYm: text.Preview,
  contractAmount: decimal.Preview,
  status: states.Preview,
  publishAt: dateTime.Preview,
  unpublishAt: dateTime.Preview,
  isPinned: toggle.Preview,
  sortOrder: integer.Preview,
  metaDescription: text.Preview,
}

export default function ConstructionProjectPreview() {
  return <Preview entity={constructionProject} fields={fields} />
}
