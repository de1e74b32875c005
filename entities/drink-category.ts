import { menuCategory } from './parts/menu-category.ts'

export const drinkCategory = menuCategory('drink-category', 'LocalCafeOutlined', [
  { name: 'コーヒー', nameEn: 'Coffee', icon: 'mdi:coffee' },
  { name: 'お茶', nameEn: 'Tea', icon: 'mdi:tea' },
  { name: 'ソフトドリンク', nameEn: 'Soft drinks', icon: 'mdi:cup' },
  { name: 'お酒', nameEn: 'Alcohol', icon: 'mdi:glass-mug-variant' },
])
