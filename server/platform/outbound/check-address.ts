import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'

/** Addresses that no webhook may reach: ourselves, our own network, link-local services, and what is reserved. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
/** The registries give out 2000::/3 alone of IPv6, so everything else is refused. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
// Within it: protocols of the IETF (Teredo among them), documentation, and 6to4, which carries an IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function isInside(address: string): boolean {
  const plain = mapped.exec(address)?.[1] ?? address
  const family = isIP(plain)
  if (family === 0) return true
  if (/^::ffff:/i.test(plain)) return true
  if (family === 4) return inside.check(plain, 'ipv4')
  return !global.check(plain, 'ipv6') || inside.check(plain, 'ipv6')
}

export type AddressRules = { readonly allowsPrivate: boolean }

/** Only a demonstration or a test on one machine sets it; a provider's server never does. */
export const addressRules = (environment: Readonly<Record<string, string | undefined>>): AddressRules => ({
  allowsPrivate: /^(1|on|true|yes)$/i.test(environment['WEBHOOKS_ALLOW_PRIVATE'] ?? ''),
})

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

type Resolved = { readonly address: string; readonly family: number }

/** All addresses of a host; one internal address refuses the host, because any of them may be called. */
export async function resolveOutside(host: string, rules: AddressRules): Promise<Resolved[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const found =
    isIP(bare) === 0 ? await resolve(bare, { all: true }) : [{ address: bare, family: isIP(bare) }]
  if (!rules.allowsPrivate && found.some(({ address }) => isInside(address)))
    throw new PrivateAddress('the address is inside a private network')
  return found
}

export async function checkWebhookAddress(text: string, rules: AddressRules): Promise<Finding[]> {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || (rules.allowsPrivate && url?.protocol === 'http:')
  if (!url || !isWeb || url.username !== '' || url.password !== '') return [at('url', 'webhook.address')]
  try {
    await resolveOutside(url.hostname, rules)
    return []
  } catch (error) {
    const code = error instanceof PrivateAddress ? 'webhook.addressPrivate' : 'webhook.addressUnknown'
    return [at('url', code)]
  }
}
