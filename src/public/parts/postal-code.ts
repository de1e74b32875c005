/** A postal code as it is written: the mark, three digits, four digits. */
export const postalCodeText = (digits: string): string => `〒${digits.replace(/^(\d{3})-?(\d{4})$/, '$1-$2')}`
