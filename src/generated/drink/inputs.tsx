// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const drinkInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <reference.Input source="category" />
      <yen.Input source="price" />
      <choice.Input source="temperature" />
      <lines.Input source="sizes" />
      <toggle.Input source="isFreeRefill" />
      <longText.Input source="description" />
      <image.Input source="image" />
    </Section>
    <Section name="takeOut">
      <toggle.Input source="canTakeOut" />
      <yen.Input source="takeOutPrice" />
    </Section>
    <Section name="alcohol">
      <toggle.Input source="isAlcohol" />
      <decimal.Input source="abv" />
    </Section>
    <Section name="ingredients">
      <choices.Input source="allergens" />
    </Section>
    <Section name="serving">
      <date.Input source="availableFrom" />
      <date.Input source="availableUntil" />
    </Section>
    <Aside>
      <toggle.Input source="isSoldOut" />
      <toggle.Input source="isRecommended" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
