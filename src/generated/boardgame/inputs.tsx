// Generated from entities/boardgame.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject boardgame inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const boardgameInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <text.Input source="titleKana" />
      <text.Input source="titleOriginal" />
      <slug.Input source="slug" />
      <text.Input source="publisher" />
      <text.Input source="designer" />
      <text.Input source="releasedYear" />
      <images.Input source="images" />
    </Section>
    <Section name="playing">
      <integer.Input source="minPlayers" />
      <integer.Input source="maxPlayers" />
      <text.Input source="bestPlayers" />
      <integer.Input source="minMinutes" />
      <integer.Input source="maxMinutes" />
      <integer.Input source="ageFrom" />
      <choice.Input source="difficulty" />
      <choices.Input source="genres" />
    </Section>
    <Section name="introduction">
      <longText.Input source="description" />
      <decimal.Input source="rating" />
      <toggle.Input source="staffCanTeach" />
      <url.Input source="ruleVideoUrl" />
      <url.Input source="infoUrl" />
    </Section>
    <Section name="stock">
      <integer.Input source="quantity" />
      <text.Input source="shelf" />
      <choice.Input source="condition" />
      <date.Input source="arrivedOn" />
      <toggle.Input source="isForSale" />
      <yen.Input source="salePrice" />
    </Section>
    <Aside>
      <toggle.Input source="isVisible" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
