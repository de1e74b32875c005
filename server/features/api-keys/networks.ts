import { isIP } from 'node:net'

export interface Network {
  readonly address: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/** A block of addresses as `203.0.113.0/24` (RFC 4632, RFC 4291), or one address; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [, address, prefix] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address ?? '')
  if (version === 0) return undefined
  const bits = version === 4 ? 32 : 128
  const length = prefix === undefined ? bits : Number(prefix)
  return length > bits ? undefined : { address: address!, prefix: length, family: version === 4 ? 'ipv4' : 'ipv6' }
}
