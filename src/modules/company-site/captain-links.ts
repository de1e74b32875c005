import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import type { CaptainLink } from '../../captain/navigation/captain-link.ts'

export const captainLinks: readonly CaptainLink[] = [
  { name: 'articles', to: '/captain/article', label: 'titles.pages.captainArticle', icon: ArticleOutlined },
]
