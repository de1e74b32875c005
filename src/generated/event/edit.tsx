// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event edit
import { event } from '../../../entities/events/event.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { eventInputs } from './inputs.tsx'

export default function EventEdit() {
  return <Edit entity={event}>{eventInputs}</Edit>
}
