// Generated from entities/price-additional-menu.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject price-additional-menu inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export const priceAdditionalMenuInputs = (
  <>
    <Section>
      <choice.Input source="kind" />
      <text.Input source="name" />
      <choice.Input source="amountType" />
      <decimal.Input source="amount" />
      <choice.Input source="per" />
      <references.Input source="plans" />
      <longText.Input source="description" />
    </Section>
    <Aside>
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
