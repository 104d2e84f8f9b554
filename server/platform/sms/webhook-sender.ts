import { createHmac, randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { SmsNotSent, type SmsSender } from './sms-sender.ts'

type WebhookSettings = { url: string; secret: string; timeoutMs?: number }

/** What the receiver recomputes: HMAC-SHA256 over the timestamp header, a full stop and the body, in hex. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

export function webhookSender(settings: WebhookSettings, clock: Clock): SmsSender {
  async function post(body: string): Promise<'taken' | 'refused' | 'unreachable'> {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    try {
      const response = await fetch(settings.url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs ?? 5000),
        headers: {
          'content-type': 'application/json',
          'x-quayside-timestamp': timestamp,
          'x-quayside-signature': `sha256=${signWebhook(settings.secret, timestamp, body)}`,
        },
      })
      await response.body?.cancel()
      if (response.ok) return 'taken'
      return response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused'
    } catch {
      return 'unreachable'
    }
  }

  return {
    async send(mobile, text, template) {
      // Both attempts carry the same id: the receiver can drop the second when only the response was lost.
      const body = JSON.stringify({ id: randomUUID(), mobile, text, ...template })
      let outcome = await post(body)
      if (outcome === 'unreachable') outcome = await post(body)
      if (outcome !== 'taken') throw new SmsNotSent(`SMS webhook: ${outcome}`)
    },
  }
}
