// Generated from entities/construction-project.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject construction-project inputs
import { Aside, Section } from '../../captain/form/section.tsx'
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

export const constructionProjectInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <slug.Input source="slug" />
      <text.Input source="projectNo" />
      <images.Input source="images" />
      <lines.Input source="beforeAfter" />
      <richText.Input source="body" />
    </Section>
    <Section name="client">
      <text.Input source="clientName" />
      <toggle.Input source="isClientPublic" />
      <choice.Input source="prefecture" />
      <text.Input source="municipality" />
      <references.Input source="partners" />
      <decimal.Input source="contractAmount" />
    </Section>
    <Section name="building">
      <choice.Input source="structure" />
      <decimal.Input source="floorArea" />
      <text.Input source="floors" />
      <date.Input source="startedOn" />
      <date.Input source="completedOn" />
      <text.Input source="completedYm" />
    </Section>
    <Aside>
      <choice.Input source="category" />
      <states.Input source="status" />
      <dateTime.Input source="publishAt" />
      <dateTime.Input source="unpublishAt" />
      <toggle.Input source="isPinned" />
      <integer.Input source="sortOrder" />
      <text.Input source="metaDescription" />
    </Aside>
  </>
)
