import { translationColumns } from '../../../entities/system/translation.ts'
import { translationStates } from '../../kernel/records/translations.ts'
import { systemTable } from '../../kernel/system-records/table.ts'
import type { Feature } from '../feature.ts'
import { translationRoutes } from './routes.ts'

/** How well the English of records matches their Japanese. */
export const translations: Feature = {
  name: 'translations',
  tables: systemTable('translation', translationColumns).declared({ isArchived: true, isCounted: true }),
  tags: [{ name: 'Translations', description: 'How well the English of records matches their Japanese.' }],
  participant: translationStates,
  start: () => ({ routes: translationRoutes }),
}
