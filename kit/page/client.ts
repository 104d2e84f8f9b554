import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { failure, isEnvelope, isExpired, type Read, readAnswer } from './answers.ts'
import { type ApiError, findingsOfError, questionOf } from './api-error.ts'
import { beginBusy, endBusy, showToast } from './events.ts'
import { currentLocale } from './locale.ts'
import { addressOf, encode, type Outgoing, transportError } from './outgoing.ts'
import { secondStepOf } from './second-step-of.ts'

/** §9 */
const timeoutAfter = 50_000

/** The differences between the front ends. */
type ClientSettings = {
  /** `/api/` */
  readonly base: string
  /** The Authorization header for a path, while there is a session. */
  readonly authorization: (path: string) => string | undefined
  /** Calls that begin or end a session: their 401 is handled like any other refusal. */
  readonly isTokenCall: (path: string) => boolean
  /** The session has expired. True: there is a new one, and the call is repeated. `sent` is the rejected header. */
  readonly renewSession: (sent: string | undefined) => Promise<boolean>
  /** Handles a missing permission; without it, the message is shown like that of any other refusal. */
  readonly onForbidden?: (error: ApiError) => void
  /** The address of the page that puts right what was refused, where there is one. */
  readonly healing?: (found: Finding) => string | undefined
  /** The text of a message in its toast. */
  readonly toastText?: (message: string) => string
  /** How long the page stays busy after the answer, in milliseconds. */
  readonly busyAfter?: (path: string) => number
  /** Calls without a time limit. */
  readonly isUnlimited?: (path: string) => boolean
  /** The answer to a read that was sent while the page was loading. */
  readonly takeEarlyAnswer?: (address: string) => Promise<Response> | undefined
  /** A call is answered that may have changed what was read before. */
  readonly afterChange?: () => void
}

export type Client = {
  readonly base: string
  /** Sends one call and handles the answer by §7 and §8. */
  send(outgoing: Outgoing): Promise<unknown>
  /** The language and token headers, for requests that do not use fetch. */
  headers(path: string): Headers
}

export function openClient(settings: ClientSettings): Client {
  function headers(path: string): Headers {
    const made = new Headers({ 'Accept-Language': currentLocale.get() })
    const authorization = settings.authorization(path)
    if (authorization !== undefined) made.set('Authorization', authorization)
    return made
  }

  async function request(outgoing: Outgoing): Promise<Response> {
    const sent = headers(outgoing.path)
    if (outgoing.idempotencyKey !== undefined) sent.set('Idempotency-Key', outgoing.idempotencyKey)
    const body = encode(outgoing, sent)
    const signals = [
      ...(settings.isUnlimited?.(outgoing.path) ? [] : [AbortSignal.timeout(timeoutAfter)]),
      ...(outgoing.signal ? [outgoing.signal] : []),
    ]
    const address = addressOf(outgoing)
    try {
      const early = outgoing.method === 'GET' ? settings.takeEarlyAnswer?.(address) : undefined
      if (early) return await early
      return await fetch(`${settings.base}${address}`, {
        method: outgoing.method,
        headers: sent,
        credentials: 'include',
        ...(body !== undefined && { body }),
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
      })
    } catch (error) {
      throw transportError(outgoing, error)
    }
  }

  async function sendSignedIn(outgoing: Outgoing): Promise<unknown> {
    const { path } = outgoing
    const sent = settings.authorization(path)
    let response = await request(outgoing)
    let answer = await readAnswer(response)
    if (isExpired(response, answer) && !settings.isTokenCall(path)) {
      if (!(await settings.renewSession(sent))) throw failure(response, answer)
      response = await request(outgoing)
      answer = await readAnswer(response)
    }
    return contentOf(outgoing, response, answer)
  }

  /** What the caller asked for; a refusal is thrown. */
  function contentOf(outgoing: Outgoing, response: Response, answer: Read): unknown {
    if (!isEnvelope(answer)) {
      if (response.ok) return answer
      throw tell(outgoing, failure(response, answer))
    }
    if (answer.access_token !== undefined) return answer
    if (response.ok && answer.code === 200)
      return 'rows' in answer
        ? { rows: answer.rows, total: answer.total ?? 0, ...('sums' in answer && { sums: answer.sums }) }
        : answer.data
    // An object without the envelope, such as the published contract, is returned as it is.
    if (response.ok && answer.code === undefined) return answer
    const error = failure(response, answer)
    // §8: the text '403', not the number.
    if (answer.code === '403' && settings.onForbidden) {
      settings.onForbidden(error)
      throw error
    }
    throw tell(outgoing, error)
  }

  function tell(outgoing: Outgoing, error: ApiError): ApiError {
    const text = settings.toastText ?? ((message: string) => message)
    const href = findingsOfError(error)
      .map((found) => settings.healing?.(found))
      .find(Boolean)
    if (!outgoing.isQuiet && !questionOf(error) && !secondStepOf(error))
      showToast({ kind: 'error', text: text(error.message), ...(href !== undefined && { href }) })
    return error
  }

  return {
    base: settings.base,
    headers,
    async send(outgoing) {
      if (!outgoing.isQuiet) beginBusy()
      try {
        return await sendSignedIn(outgoing)
      } finally {
        if (outgoing.method !== 'GET') settings.afterChange?.()
        const stays = settings.busyAfter?.(outgoing.path) ?? 0
        if (!outgoing.isQuiet && stays > 0) setTimeout(endBusy, stays)
        else if (!outgoing.isQuiet) endBusy()
      }
    },
  }
}
