// Generated from entities/legal/tokusho.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject tokusho edit
import { tokusho } from '../../../entities/legal/tokusho.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { tokushoInputs } from './inputs.tsx'

export default function TokushoEdit() {
  return <Edit entity={tokusho}>{tokushoInputs}</Edit>
}
