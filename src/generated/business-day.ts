// Generated from entities/opening/business-day.ts. To change it, edit that and run `npm run generate`. To make a screen of it yours: npm run eject business-day <list|edit|inputs>

export { businessDay as entity } from '../../entities/opening/business-day.ts'
