// Generated from entities/kernel/user.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject user <list|create|edit|inputs>
import * as email from '../fields/display/email.tsx'
import * as phone from '../fields/display/phone.tsx'
import * as text from '../fields/display/text.tsx'

export { user as entity } from '../../entities/kernel/user.ts'

export const columns = { name: text.Column, nameKana: text.Column, email: email.Column, phone: phone.Column }
