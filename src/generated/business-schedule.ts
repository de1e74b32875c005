// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject business-schedule <list|create|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as text from '../fields/display/text.tsx'
import * as toggle from '../fields/display/toggle.tsx'

export { businessSchedule as entity } from '../../entities/opening/business-schedule.ts'

export const columns = { date: date.Column, kind: choice.Column, title: text.Column, isVisible: toggle.Column }
