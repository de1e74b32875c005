/**
 * A link to write to an address (RFC 6068, section 2): the local part is encoded, the `@` stands as it is, since some
 * mail programs show the address as it is written here.
 */
export const mailto = (address: string): string => `mailto:${encodeURIComponent(address).replace(/%40(?=[^%]*$)/, '@')}`
