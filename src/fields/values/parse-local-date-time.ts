const typedPattern = /^([0-9]{4})[-/.年]([0-9]{1,2})[-/.月]([0-9]{1,2})日?(?:[ T]*([0-9]{1,2})[:時]?([0-9]{2})分?)?$/

/** Parses a typed date and time (2026/1/5 9:30, full width, 930, or the day alone) into a local date-time. */
export function parseLocalDateTime(text: string): string | undefined {
  const parts = typedPattern.exec(text.normalize('NFKC').trim())
  if (!parts) return undefined
  const [month, day, hour = '00', minute = '00'] = parts.slice(2).map((part) => part?.padStart(2, '0'))
  return `${parts[1]}-${month}-${day}T${hour}:${minute}`
}
