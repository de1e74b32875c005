import { emailText } from '../../../../entities/customer-emails/email-text.ts'
import { Edit } from '../../../captain/screens/edit.tsx'
import { Beside } from '../../../captain/form/section.tsx'
import { emailTextInputs } from '../../../generated/email-text/inputs.tsx'
import { WordsHelp } from './words-help.tsx'

export default function EmailTextEdit() {
  return (
    <Edit entity={emailText}>
      {emailTextInputs}
      <Beside>
        <WordsHelp />
      </Beside>
    </Edit>
  )
}
