// Generated from entities/sound.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject sound inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as file from '../../fields/input/file.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as tags from '../../fields/input/tags.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const soundInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <text.Input source="titleKana" />
      <slug.Input source="slug" />
      <image.Input source="jacket" />
      <file.Input source="audioFile" />
      <file.Input source="previewFile" />
    </Section>
    <Section name="listening">
      <url.Input source="youtubeUrl" />
      <lines.Input source="streamLinks" />
    </Section>
    <Section name="character">
      <integer.Input source="durationSec" />
      <integer.Input source="bpm" />
      <choices.Input source="moods" />
      <tags.Input source="tags" />
      <richText.Input source="description" />
      <longText.Input source="lyrics" />
    </Section>
    <Section name="rights">
      <lines.Input source="credits" />
      <text.Input source="isrc" />
      <text.Input source="workCode" />
    </Section>
    <Section name="licence">
      <choice.Input source="licenseKind" />
      <yen.Input source="price" />
    </Section>
    <Aside>
      <choice.Input source="kind" />
      <date.Input source="releasedOn" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
