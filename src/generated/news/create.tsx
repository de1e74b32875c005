// Generated from entities/news.ts. To change it, edit that and run `npm run generate`. To make this screen yours: npm run eject news create
import { news } from '../../../entities/news.ts'
import { Create } from '../../captain/screens/create.tsx'
import { newsInputs } from './inputs.tsx'

export default function NewsCreate() {
  return <Create entity={news}>{newsInputs}</Create>
}
