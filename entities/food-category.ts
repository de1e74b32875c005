import { menuCategory } from './menu-category.ts'

export const foodCategory = menuCategory('food-category', 'RestaurantOutlined')
