// Generated from entities/kernel/user.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject user create
import { user } from '../../../entities/kernel/user.ts'
import { Create } from '../../captain/screens/create.tsx'
import { userInputs } from './inputs.tsx'

export default function UserCreate() {
  return <Create entity={user}>{userInputs}</Create>
}
