import type { PushFault } from './push.codes.ts'

/** The push services of the browsers: Chrome and its kin, Firefox, Edge, Safari. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)+notify\.windows\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
]

/** Whether the operator named the host, alone or with its port: such a one may be inside the own network. */
export const isOperatorsService = (url: URL, hosts: readonly string[]): boolean =>
  hosts.includes(url.hostname) || hosts.includes(url.host)

/** A browser names the address itself, so only the known services are called, and those that the operator names. */
export function isPushAddress(address: string, operatorsHosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  if (isOperatorsService(url, operatorsHosts)) return url.protocol === 'https:' || url.protocol === 'http:'
  return (
    url.protocol === 'https:' && url.port === '' && services.some((service) => service.test(url.hostname))
  )
}

/** A point of the curve P-256, not compressed: 4, then two numbers of 32 bytes. */
export const isBrowserKey = (text: string): boolean => /^B[A-Za-z0-9_-]{86}$/.test(text)
/** 16 bytes. */
export const isBrowserSecret = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

/** What an answer's status says; undefined: delivered. */
export function pushOutcome(status: number | undefined): PushFault | 'gone' | undefined {
  if (status === undefined) return 'unreachable'
  if (status >= 200 && status < 300) return undefined
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'tooFast'
  return status >= 500 ? 'unreachable' : 'refused'
}

/** Minutes until a message is tried again, after the first attempt and each later one; then it is given up. */
const pauses = [1, 5, 15, 60, 180]
const slowDown = 10

/** In minutes; undefined after the last attempt. What a service refuses it refuses again. */
export function pushPause(attempts: number, fault: PushFault): number | undefined {
  if (fault === 'refused' || fault === 'blocked') return undefined
  const pause = pauses[attempts - 1]
  return pause !== undefined && fault === 'tooFast' ? Math.max(pause, slowDown) : pause
}

/** More than these at once, such as after quiet hours, are one message that says how many there are. */
export const mostSinglePushes = 3

/** Seconds for which a service keeps a message for a browser that is not running. */
export const pushKeptSeconds = 24 * 3600

/** Browsers of one member; more are left from browsers that are used no more. */
export const mostDevices = 10

/** Seconds between two test messages to one browser. */
export const testEvery = 10
