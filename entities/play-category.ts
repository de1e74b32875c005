import { menuCategory } from './parts/menu-category.ts'

export const playCategory = menuCategory('play-category', 'SportsEsportsOutlined', [
  { name: '席料', nameEn: 'Seats', icon: 'mdi:seat' },
  { name: 'パック', nameEn: 'Packs', icon: 'mdi:package-variant' },
])
