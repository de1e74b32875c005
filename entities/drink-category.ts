import { menuCategory } from './language/shared/menu-category.ts'

export const drinkCategory = menuCategory('drink-category', 'LocalCafeOutlined')
