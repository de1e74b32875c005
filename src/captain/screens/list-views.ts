import { lazyPart } from '../../shell/ui/lazy-part.ts'

// How records show instead of as rows.
export const Calendar = lazyPart(() => import('../calendar/calendar.tsx'))
export const SingleRecord = lazyPart(() => import('../list/single-record.tsx'))
