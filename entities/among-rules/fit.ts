import { dayIn } from '../calendar.ts'
import type { FitRule } from './rule.ts'
import { isGiven } from '../record-rules/condition.ts'

/** A date, or the day in Japan of an instant, lies within the year pointed at. */
export const dateInYear = <F extends string>(date: F, year: F): FitRule<F> => ({
  rule: 'integrity.dateInYear',
  params: {},
  at: date,
  through: year,
  of: [date],
  holds({ startOn, endOn }, record) {
    if (!isGiven(record[date])) return true
    const day = dayIn(record[date])
    return day >= String(startOn) && day <= String(endOn)
  },
})

/** A host is the domain pointed at, or a name under it. */
export const hostUnderDomain = <F extends string>(host: F, domain: F): FitRule<F> => ({
  rule: 'integrity.hostNotUnderDomain',
  params: {},
  at: host,
  through: domain,
  of: [host],
  holds: ({ name }, record) => record[host] === name || String(record[host]).endsWith(`.${String(name)}`),
})

/** The tenants pointed at have the screen that a menu's key names. */
export const screenExists = <F extends string>(tenants: F, key: F, name: F): FitRule<F> => ({
  rule: 'integrity.screenMissing',
  params: (record) => ({ menu: String(record[name]) }),
  at: tenants,
  through: tenants,
  of: [key],
  holds: ({ site }, record, grants) => grants(site, record[key]),
})

/** Somebody who works here: neither on leave nor gone. */
export const castActive = <F extends string>(cast: F): FitRule<F> => ({
  rule: 'integrity.castNotActive',
  params: {},
  at: cast,
  through: cast,
  of: [],
  holds: ({ status }) => status === 'active',
})
