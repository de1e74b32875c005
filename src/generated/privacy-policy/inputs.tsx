// Generated from entities/legal/privacy-policy.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject privacy-policy inputs
import { Aside, Section } from '../../captain/form/section.tsx'
import * as date from '../../fields/input/date.tsx'
import * as lines from '../../fields/input/lines.tsx'
import * as longText from '../../fields/input/long-text.tsx'
import * as richText from '../../fields/input/rich-text.tsx'
import * as states from '../../fields/input/states.tsx'
import * as text from '../../fields/input/text.tsx'

export const privacyPolicyInputs = (
  <>
    <Section>
      <text.Input source="title" />
      <richText.Input source="body" />
    </Section>
    <Section name="operator">
      <text.Input source="operatorName" />
      <text.Input source="operatorAddress" />
      <text.Input source="representativeName" />
      <longText.Input source="contactPoint" />
    </Section>
    <Section name="transmissions">
      <lines.Input source="externalTransmissions" />
    </Section>
    <Section name="english">
      <text.Input source="titleEn" />
      <richText.Input source="bodyEn" />
    </Section>
    <Aside>
      <states.Input source="status" />
      <text.Input source="edition" />
      <date.Input source="enactedOn" />
      <date.Input source="revisedOn" />
      <date.Input source="effectiveOn" />
      <longText.Input source="changeSummary" />
      <longText.Input source="memo" />
    </Aside>
  </>
)
