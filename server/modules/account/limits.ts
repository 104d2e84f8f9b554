import { isIPv6 } from 'node:net'
import { plainMobile } from '@quayside/contract/kernel/formats.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Exceeded, Limit } from './attempts.ts'

const quarterHour = 15
const hour = 60
const day = 24 * hour

/** design: at most five wrong passwords an account and thirty an address in a quarter of an hour. */
export const loginLimits = (account: string, address: string): [Limit, Limit] => [
  { key: loginKey(account), most: 5, minutes: quarterHour },
  { key: `login:address:${addressKey(address)}`, most: 30, minutes: quarterHour },
]
/** One account is locked however its number is written. */
export const loginKey = (account: string): string => `login:account:${plainMobile(account).toLowerCase()}`

/** The password asked for again, before something that cannot be undone. */
export const ownPasswordLimit = (personId: string): Limit => ({
  key: `password:person:${personId}`,
  most: 5,
  minutes: quarterHour,
})

export const codeCheckLimit = (address: string): Limit => ({
  key: `code:address:${addressKey(address)}`,
  most: 30,
  minutes: quarterHour,
})

export const codeSendingLimit = (address: string): Limit => ({
  key: `sms:address:${addressKey(address)}`,
  most: 20,
  minutes: hour,
})

/** Calls by the secret of a forwarder's link: enough for many people of one office, too few to try secrets. */
export const quoteLinkLimit = (address: string): Limit => ({
  key: `quoteLink:address:${addressKey(address)}`,
  most: 120,
  minutes: quarterHour,
})

/** Requests by the secret of a link without log-in, right or wrong: of one address, and with one secret. */
export const shareLinkLimits = (address: string, secretHash: Buffer): [Limit, Limit] => [
  { key: `shareLink:address:${addressKey(address)}`, most: 120, minutes: quarterHour },
  { key: `shareLink:secret:${secretHash.toString('hex')}`, most: 300, minutes: quarterHour },
]

/** What a supplier sends by its link. */
export const shareLinkSendingLimit = (linkId: string): Limit => ({
  key: `shareLink:sending:${linkId}`,
  most: 30,
  minutes: hour,
})

/** The daily limit for all numbers together, in case the other limits are circumvented. */
export const allCodesLimit = (environment: Readonly<Record<string, string | undefined>>): Limit => {
  const set = environment['SMS_DAILY_CAP'] ?? ''
  return { key: 'sms:all', most: /^\d+$/.test(set) ? Number(set) : 5_000, minutes: day }
}

export const locked = ({ seconds }: Exceeded) => refuse('login.locked', { minutes: Math.ceil(seconds / 60) })
export const tooOften = ({ seconds }: Exceeded) => refuse('limit.tooOften', { seconds })

/** One household or office has a whole /64 of IPv6 addresses, so those count as one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after ? after.split(':') : []
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':')
}
