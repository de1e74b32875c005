// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-schedule create
import { businessSchedule } from '../../../entities/opening/business-schedule.ts'
import { Create } from '../../captain/screens/create.tsx'
import { businessScheduleInputs } from './inputs.tsx'

export default function BusinessScheduleCreate() {
  return <Create entity={businessSchedule}>{businessScheduleInputs}</Create>
}
