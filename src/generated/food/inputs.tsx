// Generated from entities/food.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food inputs
import { Aside, Section } from '../../captain/screens/section.tsx'
import * as choices from '../../fields/choices.tsx'
import * as date from '../../fields/date.tsx'
import * as image from '../../fields/image.tsx'
import * as integer from '../../fields/integer.tsx'
import * as longText from '../../fields/long-text.tsx'
import * as reference from '../../fields/reference.tsx'
import * as text from '../../fields/text.tsx'
import * as time from '../../fields/time.tsx'
import * as toggle from '../../fields/toggle.tsx'
import * as yen from '../../fields/yen.tsx'

export const foodInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameEn" />
      <reference.Input source="category" />
      <yen.Input source="price" />
      <longText.Input source="description" />
      <image.Input source="image" />
    </Section>
    <Section name="takeOut">
      <toggle.Input source="canTakeOut" />
      <yen.Input source="takeOutPrice" />
    </Section>
    <Section name="ingredients">
      <choices.Input source="allergens" />
      <integer.Input source="calories" />
    </Section>
    <Section name="serving">
      <time.Input source="servedFrom" />
      <time.Input source="servedUntil" />
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
