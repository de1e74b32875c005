// Generated from entities/year.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject year list
import { year } from '../../../entities/year.ts'
import { List } from '../../captain/screens/list.tsx'
import * as date from '../../fields/display/date.tsx'
import * as text from '../../fields/display/text.tsx'
import * as toggle from '../../fields/display/toggle.tsx'

export { year as entity }

const columns = {
  label: text.Column,
  year: text.Column,
  startOn: date.Column,
  endOn: date.Column,
  isCurrent: toggle.Column,
  isVisible: toggle.Column,
}

export default function YearList() {
  return <List entity={year} columns={columns} />
}
