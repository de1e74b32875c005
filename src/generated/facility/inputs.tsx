// Generated from entities/facility.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject facility inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as choice from '../../fields/input/choice.tsx'
import * as choices from '../../fields/input/choices.tsx'
import * as decimal from '../../fields/input/decimal.tsx'
import * as images from '../../fields/input/images.tsx'
import * as integer from '../../fields/input/integer.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as text from '../../fields/input/text.tsx'
import * as time from '../../fields/input/time.tsx'
import * as toggle from '../../fields/input/toggle.tsx'
import * as url from '../../fields/input/url.tsx'

export const facilityInputs = (
  <>
    <Section>
      <text.Input source="name" />
      <choice.Input source="kind" />
      <integer.Input source="capacity" />
      <decimal.Input source="areaM2" />
      <longText.Input source="description" />
      <images.Input source="images" />
    </Section>
    <Section name="equipment">
      <lines.Input source="equipment" />
      <choices.Input source="barrierFree" />
    </Section>
    <Section name="hire">
      <lines.Input source="fees" />
      <time.Input source="openTime" />
      <time.Input source="closeTime" />
      <toggle.Input source="isReservable" />
      <url.Input source="reservationUrl" />
    </Section>
    <Section name="place">
      <choice.Input source="floor" />
      <text.Input source="extensionNumber" />
      <url.Input source="mapUrl" />
    </Section>
    <Aside>
      <text.Input source="notice" />
      <integer.Input source="sortOrder" />
      <toggle.Input source="isVisible" />
    </Aside>
  </>
)
