// Generated from entities/drink.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject drink inputs
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choice from '../../fields/choice.tsx'
import * as choices from '../../fields/choices.tsx'
import * as date from '../../fields/date.tsx'
import * as decimal from '../../fields/decimal.tsx'
import * as image from '../../fields/image.tsx'
import * as integer from '../../fields/integer.tsx'
import * as lines from '../../fields/lines.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as text from '../../fields/text.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as yen from '../../fields/yen.tsx'

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
