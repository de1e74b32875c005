import { menuCategory } from './language/shared/menu-category.ts'

export const playCategory = menuCategory('play-category', 'SportsEsportsOutlined')
