// Generated from entities/events/event.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject event list
import { event } from '../../../entities/events/event.ts'
import { List } from '../../captain/screens/list.tsx'
import * as choice from '../../fields/display/choice.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { event as entity }

export default function EventList() {
  return (
    <List entity={event}>
      <text.Column source="title" />
      <dateTime.Column source="startAt" />
      <choice.Column source="category" />
      <choice.Column source="holdStatus" />
      <states.Column source="status" />
      <text.Column source="venue" />
      <integer.Column source="capacity" />
      <reference.Column source="year" />
    </List>
  )
}
