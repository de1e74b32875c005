// Generated from entities/customer-emails/email-text.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject email-text <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as text from '../fields/display/text.tsx'

export { emailText as entity } from '../../entities/customer-emails/email-text.ts'

export const columns = { email: choice.Column, language: choice.Column, subject: text.Column }
