// Generated from entities/events/application.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject application list
import { application } from '../../../entities/events/application.ts'
import { List } from '../../captain/screens/list.tsx'
import * as dateTime from '../../fields/display/date-time.tsx'
import * as integer from '../../fields/display/integer.tsx'
import * as reference from '../../fields/display/reference.tsx'
import * as states from '../../fields/display/states.tsx'
import * as text from '../../fields/display/text.tsx'

export { application as entity }

export default function ApplicationList() {
  return (
    <List entity={application}>
      <text.Column source="name" />
      <integer.Column source="people" />
      <states.Column source="status" />
      <reference.Column source="event" />
      <dateTime.Column source="receivedAt" />
      <text.Column source="applicationNo" />
    </List>
  )
}
