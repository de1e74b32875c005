import { timeZone } from '../../../entities/language/dates/time-zone.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { TenantAnswer } from '../tenant/tenant-context.tsx'

/** Says that the tenant's public site is closed for maintenance, or when it will be. */
export function MaintenanceBanner({ maintenance }: { readonly maintenance: TenantAnswer['maintenance'] }) {
  const { locale, translate } = useWords()
  if (!maintenance) return null
  const { state, startAt, endAt } = maintenance
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const formatted = (moment: string | null) => (moment ? format.format(new Date(moment)) : '')
  const key = state === 'on' ? (endAt ? 'maintenanceUntil' : 'maintenance') : 'maintenanceFrom'
  return (
    <div className="maintenance-banner" role="status">
      {translate(`commons.frame.${key}`, { from: formatted(startAt), until: formatted(endAt) })}
    </div>
  )
}
