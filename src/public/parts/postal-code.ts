/** Formats a postal code: 〒, three digits, a hyphen, four digits. */
export const postalCodeText = (digits: string): string => `〒${digits.replace(/^(\d{3})-?(\d{4})$/, '$1-$2')}`
