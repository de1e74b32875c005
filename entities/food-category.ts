import { menuCategory } from './parts/menu-category.ts'

export const foodCategory = menuCategory('food-category', 'RestaurantOutlined', [
  { name: 'お食事', nameEn: 'Meals', icon: 'mdi:silverware-fork-knife' },
  { name: '軽食', nameEn: 'Snacks', icon: 'mdi:food-croissant' },
  { name: 'デザート', nameEn: 'Desserts', icon: 'mdi:cupcake' },
])
