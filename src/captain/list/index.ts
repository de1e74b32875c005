import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined'
import { importForms } from '../../../entities/language/derived/import-forms.ts'
import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** What every list of records can do: files out and in, views, and columns. */
export const lists: Feature = {
  listActions: [
    {
      name: 'export',
      icon: FileDownloadOutlined,
      inTrash: true,
      entries: () => [{ key: 'export', words: 'ra.action.export' }],
      Dialog: lazyPart(() => import('./export/export-dialog.tsx')),
    },
    {
      name: 'import',
      icon: FileUploadOutlined,
      entries: (entity, site) =>
        importForms(entity, site).length > 0 ? [{ key: 'import', words: 'commons.actions.import' }] : [],
      Dialog: lazyPart(() => import('./import/import-dialog.tsx')),
    },
    {
      name: 'match',
      icon: FactCheckOutlined,
      entries: ({ name, matchings = {} }) =>
        Object.keys(matchings).map((key) => ({ key, words: `resources.${name}.matchings.${key}.name` })),
      Dialog: lazyPart(() => import('./matching/matching-dialog.tsx')),
    },
    {
      name: 'view',
      icon: BookmarkAddOutlined,
      entries: () => [{ key: 'view', words: 'commons.list.keepView' }],
      Dialog: lazyPart(() => import('./views/view-dialog.tsx'), 'views'),
    },
    {
      name: 'columns',
      icon: ViewColumnOutlined,
      inTrash: true,
      wide: true,
      entries: () => [{ key: 'columns', words: 'commons.list.columns' }],
      Dialog: lazyPart(() => import('./views/columns-dialog.tsx'), 'views'),
    },
  ],
}
