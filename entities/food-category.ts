import { menuCategory } from './language/shared/menu-category.ts'

export const foodCategory = menuCategory('food-category', 'RestaurantOutlined')
