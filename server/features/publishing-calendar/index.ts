import type { Feature } from '../feature.ts'
import type { FindMoments } from '../../kernel/public/publishing-moment.ts'
import { publishingCalendarRoutes } from './routes.ts'

/** What goes live, ends or comes into force at a tenant, day by day; `further` is what other features add. */
export const publishingCalendar = (further: () => readonly FindMoments[]): Feature => ({
  name: 'publishing-calendar',
  start: () => ({ routes: (app) => publishingCalendarRoutes(app, further) }),
})
