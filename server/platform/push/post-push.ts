import type { PushFault } from '@quayside/contract/notices/push.codes.ts'
import {
  isOperatorsService,
  isPushAddress,
  pushKeptSeconds,
  pushOutcome,
} from '@quayside/contract/notices/push.rules.ts'
import { post } from '../outbound/post.ts'
import type { Platform } from '../platform.ts'
import { type BrowserKeys, encryptPush } from './encrypt-push.ts'
import { authorizationFor, pushKeyOf, senderOf } from './push-key.ts'

/** Hosts that the operator allows besides the browsers' own services, and the sinks of tests. */
export const pushHosts = ({ config }: Platform): readonly string[] =>
  (config.environment['PUSH_HOSTS'] ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')

/** Where a browser is reached, and the keys that it reads with; kept sealed. */
type Browser = { readonly address: string; readonly keys: BrowserKeys }
export const sealBrowser = ({ personalData }: Platform, browser: Browser): string =>
  personalData.seal(JSON.stringify(browser))

/** What the service worker reads (web/worker/service-worker.ts). */
export type PushText = {
  readonly title: string
  readonly body: string
  /** A path of the portal. */
  readonly address: string
  /** A message that is sent twice replaces itself. */
  readonly tag: string
  readonly lang: string
}

/** One attempt. The address is checked again: the operator's hosts may have changed since the browser gave it. */
export async function postPush(
  platform: Platform,
  sealed: string,
  text: PushText,
): Promise<PushFault | 'gone' | undefined> {
  const { address, keys } = JSON.parse(platform.personalData.open(sealed)) as Browser
  const hosts = pushHosts(platform)
  if (!isPushAddress(address, hosts)) return 'blocked'
  const key = await pushKeyOf(platform)
  const sent = await post(
    address,
    {
      body: encryptPush(JSON.stringify(text), keys),
      headers: {
        authorization: authorizationFor(key, address, senderOf(platform), platform.clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(pushKeptSeconds),
        urgency: 'normal',
      },
    },
    { allowsPrivate: isOperatorsService(new URL(address), hosts) },
  )
  return pushOutcome(sent.ok ? 200 : sent.status)
}
