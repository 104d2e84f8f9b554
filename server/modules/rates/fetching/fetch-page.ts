import { setTimeout as sleep } from 'node:timers/promises'
import { decodeText } from '../../../platform/files/decode-text.ts'

export type Politeness = { timeoutMs: number; maxBytes: number; pauseMs: number }

/** Limits for a public page; one that exceeds them is skipped until the next run. */
export const usualPoliteness: Politeness = {
  timeoutMs: 15_000,
  maxBytes: 2 * 1024 * 1024,
  pauseMs: 5_000,
}

/** Why a page could not be fetched, for the operator's log. */
export class PageNotRead extends Error {
  override readonly name = 'PageNotRead'
}

/** One GET, and a second after a pause when the server was busy or unreachable. */
export async function fetchPage(address: string, politeness: Politeness = usualPoliteness): Promise<string> {
  const first = await attempt(address, politeness)
  if (first.ok) return first.text
  if (!first.isPassing) throw new PageNotRead(first.reason)
  await sleep(politeness.pauseMs)
  const second = await attempt(address, politeness)
  if (second.ok) return second.text
  throw new PageNotRead(second.reason)
}

type Attempt = { ok: true; text: string } | { ok: false; reason: string; isPassing: boolean }

const failed = (reason: string, isPassing = false): Attempt => ({ ok: false, reason, isPassing })

async function attempt(address: string, { timeoutMs, maxBytes }: Politeness): Promise<Attempt> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      // A page that sends us elsewhere could send us to an address inside our own network.
      redirect: 'manual',
      headers: { accept: 'text/html, application/json', 'user-agent': 'quayside-rates/1' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(
        `it answered ${response.status}`,
        response.status >= 500 || response.status === 408 || response.status === 429,
      )
    }
    const chunks: Uint8Array[] = []
    let size = 0
    // The body is counted as it comes: a length in the headers may be absent or wrong.
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxBytes) return failed(`it is larger than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    const text = decodeText(Buffer.concat(chunks))
    return text === undefined ? failed('it is no text') : { ok: true, text }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return failed(isTimeout ? `it did not answer within ${timeoutMs} ms` : 'it could not be reached', true)
  }
}
