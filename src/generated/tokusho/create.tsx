// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho create
import { tokusho } from '../../../entities/legal/tokusho.ts'
import { Create } from '../../captain/screens/create.tsx'
import { tokushoInputs } from './inputs.tsx'

export default function TokushoCreate() {
  return <Create entity={tokusho}>{tokushoInputs}</Create>
}
