// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news edit
import { news } from '../../../entities/news.ts'
import { Edit } from '../../captain/screens/edit.tsx'
import { newsInputs } from './inputs.tsx'

export default function NewsEdit() {
  return <Edit entity={news}>{newsInputs}</Edit>
}
