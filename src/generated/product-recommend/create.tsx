// Generated from entities/shop/product-recommend.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product-recommend create
import { productRecommend } from '../../../entities/shop/product-recommend.ts'
import { Create } from '../../captain/screens/create.tsx'
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'

export default function ProductRecommendCreate() {
  return (
    <Create entity={productRecommend}>
      <Section>
        <reference.Input source="product" />
        <choice.Input source="position" />
        <text.Input source="comment" />
      </Section>
      <Aside>
        <dateTime.Input source="startAt" />
        <dateTime.Input source="endAt" />
        <integer.Input source="sortOrder" />
      </Aside>
    </Create>
  )
}
