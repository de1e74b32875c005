// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project inputs
import * as choice from '../../fields/input/choice.tsx'
import * as date from '../../fields/input/date.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const constructionProjectInputs = {
  main: {
    title: text.Input,
    slug: slug.Input,
    projectNo: text.Input,
    images: images.Input,
    beforeAfter: lines.Input,
    body: richText.Input,
  },
  client: {
    clientName: text.Input,
    isClientPublic: toggle.Input,
    prefecture: choice.Input,
    municipality: text.Input,
    partners: references.Input,
    contractAmount: decimal.Input,
  },
  building: {
    structure: choice.Input,
    floorArea: decimal.Input,
    floors: text.Input,
    startedOn: date.Input,
    completedOn: date.Input,
    completedYm: text.Input,
  },
  aside: {
    category: choice.Input,
    status: states.Input,
    publishAt: dateTime.Input,
    unpublishAt: dateTime.Input,
    isPinned: toggle.Input,
    sortOrder: integer.Input,
    metaDescription: text.Input,
  },
}
