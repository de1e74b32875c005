// Generated from entities/shop/product.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as references from '../../fields/input/references.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as slug from '../../fields/input/slug.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as yen from '../../fields/input/yen.tsx'

export const productInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <text.Input source="nameKana" />
      <text.Input source="code" />
      <slug.Input source="slug" />
      <text.Input source="catchcopy" />
      <richText.Input source="description" />
      <images.Input source="images" />
    </Section>
    <Section name="price">
      <yen.Input source="price" />
      <yen.Input source="listPrice" />
      <choice.Input source="taxRate" />
    </Section>
    <Section name="stock">
      <toggle.Input source="manageStock" />
      <integer.Input source="stock" />
      <integer.Input source="stockAlert" />
      <integer.Input source="maxPerOrder" />
      <text.Input source="janCode" />
    </Section>
    <Section name="shipping">
      <choice.Input source="shippingKind" />
      <integer.Input source="leadTimeDays" />
      <decimal.Input source="weightKg" />
      <text.Input source="size" />
    </Section>
    <Section name="food">
      <toggle.Input source="isFood" />
      <lines.Input source="foodLabel" />
      <choices.Input source="allergens" />
    </Section>
    <Section name="related">
      <references.Input source="relatedProducts" />
    </Section>
    <Aside>
      <states.Input source="saleStatus" />
      <dateTime.Input source="saleStartAt" />
      <dateTime.Input source="saleEndAt" />
      <choice.Input source="category" />
      <toggle.Input source="isVisible" />
      <integer.Input source="sortOrder" />
      <text.Input source="metaDescription" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
