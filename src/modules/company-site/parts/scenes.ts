import agency from './scenes/agency.svg?no-inline'
import builder from './scenes/builder.svg?no-inline'
import cafe from './scenes/cafe.svg?no-inline'
import community from './scenes/community.svg?no-inline'
import harbour from './scenes/harbour.svg?no-inline'
import music from './scenes/music.svg?no-inline'
import shop from './scenes/shop.svg?no-inline'

/** Drawings of the businesses whose sites Captain serves, and of the company's own harbour, by name: their addresses. */
export const scenes = { cafe, shop, builder, agency, music, community, harbour } as const
