import { emailText } from '../../../../entities/customer-emails/email-text.ts'
import { Create } from '../../../captain/screens/create.tsx'
import { Beside } from '../../../captain/form/section.tsx'
import { emailTextInputs } from '../../../generated/email-text/inputs.tsx'
import { WordsHelp } from './words-help.tsx'

export default function EmailTextCreate() {
  return (
    <Create entity={emailText}>
      {emailTextInputs}
      <Beside>
        <WordsHelp />
      </Beside>
    </Create>
  )
}
