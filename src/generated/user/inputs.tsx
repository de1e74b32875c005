// Generated from entities/user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject user inputs
import * as email from '../../fields/input/email.tsx'
import * as image from '../../fields/input/image.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as phone from '../../fields/input/phone.tsx'
import * as text from '../../fields/input/text.tsx'

export const userInputs = {
  main: {
    name: text.Input,
    nameKana: text.Input,
    email: email.Input,
    phone: phone.Input,
  },
  aside: {
    avatar: image.Input,
    memo: longText.Input,
  },
}
