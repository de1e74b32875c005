// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event create
import { event } from '../../../entities/events/event.ts'
import { Create } from '../../captain/screens/create.tsx'
import { eventInputs } from './inputs.tsx'

export default function EventCreate() {
  return <Create entity={event}>{eventInputs}</Create>
}
