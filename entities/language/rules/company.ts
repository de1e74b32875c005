import { patternRule, type Rule } from '../rule.ts'

export const corporateNumberShape = (): Rule => patternRule('corporateNumber', /[0-9]{13}/)
export const invoiceNumberShape = (): Rule => patternRule('invoiceNumber', /T[0-9]{13}/)

/**
 * The check digit of a corporate number: its first digit is 9 − (Σ Pn × Qn mod 9), P the other twelve from the right, Q
 * = 1 for odd n and 2 for even n (Order of the Ministry of Finance No. 70 of 2014, article 2). The specification
 * requires only 13 digits, so a wrong check digit is a warning.
 */
export const checkDigit = (): Rule => ({
  rule: 'checkDigit',
  params: {},
  holds: (value) => {
    const digits = String(value).replace(/^T/, '')
    if (!/^[0-9]{13}$/.test(digits)) return true
    const sum = Array.from(digits.slice(1))
      .reverse()
      .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
    return Number(digits[0]) === 9 - (sum % 9)
  },
  warning: true,
})
