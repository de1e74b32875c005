import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined'
import type { Feature } from '../../kernel/features/feature.ts'

/** Pictures and translations made by AI. */
export const ai: Feature = {
  pages: [
    {
      path: '/captain/ai',
      icon: AutoAwesomeOutlined,
      account: 'commons.frame.ai',
      search: 'ai',
      isFor: ({ cfAi }) => cfAi === true,
    },
    { path: '/captain/ai/text-to-image' },
    { path: '/captain/ai/translation-image-prompt' },
  ],
}
