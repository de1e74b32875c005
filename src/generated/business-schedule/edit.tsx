// Generated from entities/opening/business-schedule.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject business-schedule edit
import { businessSchedule } from '../../../entities/opening/business-schedule.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { businessScheduleInputs } from './inputs.tsx'

export default function BusinessScheduleEdit() {
  return <Edit entity={businessSchedule}>{businessScheduleInputs}</Edit>
}
