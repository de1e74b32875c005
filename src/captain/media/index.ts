import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined'
import type { Feature } from '../../kernel/features/feature.ts'

/** The library of a tenant's pictures and files. */
export const media: Feature = {
  pages: [
    {
      path: '/captain/tenant/$tenant/library',
      icon: PermMediaOutlined,
      isFirst: true,
      search: 'library',
      isOf: ({ library }) => library,
    },
  ],
}
