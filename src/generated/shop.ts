// Generated from entities/shop/shop.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject shop <list|edit|inputs>

export { shop as entity } from '../../entities/shop/shop.ts'
