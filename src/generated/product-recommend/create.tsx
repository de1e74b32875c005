// Generated from entities/product-recommend.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject product-recommend create
import { productRecommend } from '../../../entities/product-recommend.ts'
import { Create } from '../../captain/screens/create.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'

const inputs = {
  main: {
    product: reference.Input,
    position: choice.Input,
    comment: text.Input,
  },
  aside: {
    startAt: dateTime.Input,
    endAt: dateTime.Input,
    sortOrder: integer.Input,
  },
}

export default function ProductRecommendCreate() {
  return <Create entity={productRecommend} inputs={inputs} />
}
