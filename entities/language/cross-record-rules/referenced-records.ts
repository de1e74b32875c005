import { plainDateOf } from '../dates/plain-date.ts'
import type { ReferencedRecordRule } from './rule.ts'
import { hasValue } from '../condition.ts'

/** A date, or the day of an instant in Japan, lies within the referenced year, which a form suggests by it. */
export const dateInYear = <F extends string>(date: F, year: F): ReferencedRecordRule<F> => ({
  rule: 'integrity.dateInYear',
  params: {},
  at: date,
  reference: year,
  fields: [date],
  holds({ startOn, endOn }, record) {
    if (!hasValue(record[date])) return true
    const day = plainDateOf(record[date])
    return day >= String(startOn) && day <= String(endOn)
  },
  fitting(record) {
    if (!hasValue(record[date])) return undefined
    const day = plainDateOf(record[date])
    return { startOn_lte: day, endOn_gte: day }
  },
})

/** A host is the referenced domain or a subdomain of it. */
export const hostUnderDomain = <F extends string>(host: F, domain: F): ReferencedRecordRule<F> => ({
  rule: 'integrity.hostNotUnderDomain',
  params: {},
  at: host,
  reference: domain,
  fields: [host],
  holds: ({ name }, record) => record[host] === name || String(record[host]).endsWith(`.${String(name)}`),
})

/** The referenced tenants have the screen that a menu's key names. */
export const screenExists = <F extends string>(tenants: F, key: F, name: F): ReferencedRecordRule<F> => ({
  rule: 'integrity.screenMissing',
  params: (record) => ({ menu: String(record[name]) }),
  at: tenants,
  reference: tenants,
  fields: [key],
  holds: ({ site }, record, siteHasEntity) => siteHasEntity(site, record[key]),
})
