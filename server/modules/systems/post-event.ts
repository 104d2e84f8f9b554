import type { SystemEvent } from '@quayside/contract/systems/system-event.ts'
import { addressRules } from '../../platform/outbound/check-address.ts'
import { post, type Sent, signatureOf } from '../../platform/outbound/post.ts'
import type { Platform } from '../../platform/platform.ts'

type Address = { readonly url: string; readonly secret_sealed: string }

/** One attempt, signed as the gateway's webhooks are; the address is checked again. */
export function postEvent(
  { clock, config, personalData }: Platform,
  { url, secret_sealed: sealed }: Address,
  { delivery, event }: { readonly delivery: string; readonly event: SystemEvent | { readonly kind: 'test' } },
): Promise<Sent> {
  const body = JSON.stringify(event)
  const seconds = Math.floor(clock.now().getTime() / 1000)
  return post(
    url,
    {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quayside',
        'quayside-delivery': delivery,
        'quayside-signature': signatureOf(personalData.open(sealed), body, seconds),
      },
    },
    addressRules(config.environment),
  )
}
