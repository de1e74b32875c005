// Generated from entities/shifts/cast-work-schedule.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject cast-work-schedule <list|edit|inputs>
import * as choice from '../fields/display/choice.tsx'
import * as date from '../fields/display/date.tsx'
import * as reference from '../fields/display/reference.tsx'
import * as text from '../fields/display/text.tsx'

export { castWorkSchedule as entity } from '../../entities/shifts/cast-work-schedule.ts'

export const columns = { date: date.Column, cast: reference.Column, status: choice.Column, note: text.Column }
