import { user } from '../../../entities/kernel/user.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { userInputs } from '../../generated/user/inputs.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { Invitation } from './invitation.tsx'

export default function UserEdit() {
  return (
    <Edit entity={user}>
      {userInputs}
      <WithWords sets={['accounts', 'administration']}>
        <Invitation />
      </WithWords>
    </Edit>
  )
}
