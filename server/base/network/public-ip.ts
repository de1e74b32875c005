import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public ranges, from which pages may be read. All other ranges belong to this machine, this network or nobody. */
const publicRange = 'unicast'

/** IPv6 prefixes that embed IPv4 addresses: compatible (RFC 4291), translated (RFC 6052, 8215) and SIIT. */
const translated = ['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '::ffff:0:0:0/96', '2002::/16', '2001::/32'].map(
  (range) => ipaddr.parseCIDR(range),
)

/** Whether a resolved address is public: not loopback, private, link-local, mapped or translated. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== publicRange) return false
  return parsed.kind() === 'ipv4' || !translated.some((range) => parsed.match(range as [ipaddr.IPv6, number]))
}

/** Whether a resolved address is this machine's own. */
export const isLoopbackIp = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback'

/**
 * The network of an address in one way of writing: the groups of the first bits of an IPv6, the whole of an IPv4, also of
 * one that is written as IPv6. What is no address stays, in small letters.
 */
export function networkOf(address: string, bits: 64 | 128): string {
  if (!isIPv6(address)) return address.toLowerCase()
  const parsed = ipaddr.process(address)
  if (!('parts' in parsed)) return parsed.toString()
  return parsed.parts
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')
}
