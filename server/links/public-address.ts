import ipaddr from 'ipaddr.js'

/** Ranges that are the world's, in which a page may be read. Every other range is this machine's, this network's or nobody's. */
const publicRange = 'unicast'

/** Prefixes of IPv6 under which IPv4 addresses hide: compatible (RFC 4291), translated (RFC 6052, 8215) and of SIIT. */
const translated = ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '::ffff:0:0:0/96', '2002::/16', '2001::/32'].map(
  (range) => ipaddr.parseCIDR(range),
)

/** Whether an address that was resolved is out in the world: not loopback, private, link-local, mapped or translated. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== publicRange) return false
  return parsed.kind() === 'ipv4' || !translated.some((range) => parsed.match(range as [ipaddr.IPv6, number]))
}
