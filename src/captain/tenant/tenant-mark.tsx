import type { Tenant } from '../../shell/tenant.ts'

/** A tenant's initial on its colour, so that nobody edits the wrong site by mistake. */
export function TenantMark({
  tenant,
  large = false,
}: {
  tenant: Pick<Tenant, 'name' | 'themeColor'>
  large?: boolean
}) {
  return (
    <span
      className={large ? 'tenant-mark large' : 'tenant-mark'}
      style={{ background: tenant.themeColor, color: inkOn(tenant.themeColor) }}
      aria-hidden="true"
      // Rendered by CSS, so that it is not part of the accessible name of a surrounding control.
      data-initial={Array.from(tenant.name)[0]}
    />
  )
}

/** Black or white, whichever has more contrast with a colour (`#rrggbb`). */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
    const share = parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#10131a' : '#ffffff'
}
