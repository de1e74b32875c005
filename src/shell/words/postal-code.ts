/** A postal code as people read it: `1234567` as `123-4567`. What is not seven digits stays as it is. */
export const hyphenatedPostalCode = (code: string): string => code.replace(/^([0-9]{3})([0-9]{4})$/, '$1-$2')

/** A postal code as it stands in an address: 〒, three digits, a hyphen, four digits. */
export const postalCodeText = (code: string): string => `〒${hyphenatedPostalCode(code)}`
