// Generated from entities/food.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject food inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as date from '../../fields/input/date.tsx'
import * as image from '../../fields/input/image.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

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
