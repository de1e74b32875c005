import { menuCategory } from './menu-category.ts'

export const drinkCategory = menuCategory('drink-category', 'LocalCafeOutlined')
