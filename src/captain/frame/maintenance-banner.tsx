import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'

/** Says that the tenant's public site is closed for maintenance, or when it will be. */
export function MaintenanceBanner({ maintenance }: { readonly maintenance: TenantAnswer['maintenance'] }) {
  const { translate } = useWords()
  const format = useFormat()
  if (!maintenance) return null
  const { state, startAt, endAt } = maintenance
  const formatted = (moment: string | null) => (moment ? format.dateTime(moment) : '')
  const key = state === 'on' ? (endAt ? 'maintenanceUntil' : 'maintenance') : 'maintenanceFrom'
  return (
    <div className="maintenance-banner" role="status">
      {translate(`commons.frame.${key}`, { from: formatted(startAt), until: formatted(endAt) })}
    </div>
  )
}
