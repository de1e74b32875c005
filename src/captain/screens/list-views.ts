import { lazyComponent } from '../../shell/ui/lazy-component.ts'

// How records show instead of as rows.
export const Calendar = lazyComponent(() => import('../calendar/calendar.tsx'))
export const SingleRecord = lazyComponent(() => import('../list/single-record.tsx'))
