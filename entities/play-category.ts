import { menuCategory } from './menu-category.ts'

export const playCategory = menuCategory('play-category', 'SportsEsportsOutlined')
