import { user } from '../../../entities/kernel/user.ts'
import Edit from '../../captain/screens/edit.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import { Invitation } from './invitation.tsx'

export default function UserEdit() {
  const invitation = (
    <WithWords sets={['accounts', 'administration']}>
      <Invitation />
    </WithWords>
  )
  return <Edit entity={user} below={{ main: invitation }} />
}
