// Generated from entities/kernel/maintenance-site.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject maintenance-site edit
import { maintenanceSite } from '../../../entities/kernel/maintenance-site.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { Aside, Section } from '../../captain/form/section.tsx'
import * as dateTime from '../../fields/input/date-time.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as reference from '../../fields/input/reference.tsx'
import * as text from '../../fields/input/text.tsx'
import * as toggle from '../../fields/input/toggle.tsx'

export default function MaintenanceSiteEdit() {
  return (
    <Edit entity={maintenanceSite}>
      <Section name="notice">
        <text.Input source="title" />
        <longText.Input source="message" />
        <longText.Input source="messageEn" />
      </Section>
      <Section name="exceptions">
        <toggle.Input source="allowTenantUsers" />
        <lines.Input source="allowedIps" />
      </Section>
      <Aside>
        <reference.Input source="tenant" />
        <toggle.Input source="isEnabled" />
        <dateTime.Input source="startAt" />
        <dateTime.Input source="endAt" />
      </Aside>
    </Edit>
  )
}
