import type { Failure } from '@quayside/contract/kernel/envelope.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { clientText } from '@quayside/kit/page/client-texts.ts'
import { type Download, fileNameOf } from '@quayside/kit/page/download.ts'
import { beginBusy, endBusy, showToast } from '@quayside/kit/page/events.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { askAboutExpiredSession } from './expired-session.ts'
import { shortenMessage } from './long-message.ts'
import { refreshSession } from './refresh-session.ts'
import { leaveFlash, session } from './session.ts'

export const baseAddress = '/api/'
/** §9 */
const timeoutAfter = 50_000
/** §7: a report may take as long as it takes. */
const withoutTimeout = 'system/report/batchSendReport'
const saveStaysBusyFor = 2_000

export type Outgoing = {
  readonly method: string
  /** With its parameters filled in, without the base address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  readonly body?: unknown
  readonly isForm?: boolean
  /** Nobody waits for it: no busy indicator, no toast. */
  readonly isQuiet?: boolean
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Sends one call and answers by the rules of §7 and §8. */
export async function send(outgoing: Outgoing): Promise<unknown> {
  if (!outgoing.isQuiet) beginBusy()
  try {
    return await sendSignedIn(outgoing)
  } finally {
    if (!outgoing.isQuiet) endBusyAfter(outgoing.path)
  }
}

/** §7: off two seconds after a 'save', at once after a 'list' (and after anything else). */
function endBusyAfter(path: string): void {
  if (path.endsWith('save')) setTimeout(endBusy, saveStaysBusyFor)
  else endBusy()
}

const isTokenCall = (path: string): boolean => /^auth\/(oauth\/token|mobile\/|token\/logout)/.test(path)

async function sendSignedIn(outgoing: Outgoing): Promise<unknown> {
  const tokenSent = session.get().accessToken
  let response = await request(outgoing)
  let answer = await readAnswer(response)
  if (isExpired(response, answer) && !isTokenCall(outgoing.path)) {
    if (!(await refreshSession(tokenSent)) && (await askAboutExpiredSession()) === 'stayed')
      throw failure(response, answer)
    response = await request(outgoing)
    answer = await readAnswer(response)
  }
  return judge(outgoing, response, answer)
}

async function request(outgoing: Outgoing): Promise<Response> {
  const { accessToken, tokenType } = session.get()
  const headers = new Headers({ 'Accept-Language': currentLocale.get() })
  if (accessToken !== undefined && !outgoing.path.startsWith('auth/oauth/token'))
    headers.set('Authorization', `${tokenType} ${accessToken}`)
  if (outgoing.idempotencyKey !== undefined) headers.set('Idempotency-Key', outgoing.idempotencyKey)
  const body = encode(outgoing, headers)
  const signals = [
    ...(outgoing.path === withoutTimeout ? [] : [AbortSignal.timeout(timeoutAfter)]),
    ...(outgoing.signal ? [outgoing.signal] : []),
  ]
  try {
    return await fetch(addressOf(outgoing), {
      method: outgoing.method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    })
  } catch (error) {
    throw transportError(outgoing, error)
  }
}

export function addressOf({ path, query }: Pick<Outgoing, 'path' | 'query'>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  return `${baseAddress}${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

function encode({ body, isForm }: Outgoing, headers: Headers): BodyInit | undefined {
  if (body === undefined) return undefined
  if (body instanceof FormData) return body
  // Spelt already, in slices, because it is long.
  if (body instanceof Blob) {
    headers.set('Content-Type', 'application/json')
    return body
  }
  if (isForm) {
    const pairs = Object.entries(body as Record<string, unknown>).filter(([, value]) => value !== undefined)
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  }
  headers.set('Content-Type', 'application/json')
  return JSON.stringify(body)
}

function transportError(outgoing: Outgoing, error: unknown): ApiError {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError') return new ApiError('cancelled', '')
  const fault = name === 'TimeoutError' ? 'timeout' : 'offline'
  const told = new ApiError(fault, clientText(fault))
  if (!outgoing.isQuiet) showToast({ kind: 'error', text: told.message })
  return told
}

type Envelope = {
  code?: number | string
  msg?: string
  access_token?: string
  data?: unknown
  rows?: unknown
}

/** The envelope, a text, or bytes with their name. */
async function readAnswer(response: Response): Promise<Envelope | string | Download> {
  const type = response.headers.get('Content-Type') ?? ''
  const isAttachment = response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
  if (type.includes('json') && !isAttachment) return (await response.json().catch(() => ({}))) as Envelope
  if (type.startsWith('text/') && !isAttachment) return response.text()
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('Content-Disposition')) }
}

const isEnvelope = (answer: Envelope | string | Download): answer is Envelope =>
  typeof answer === 'object' && !('blob' in answer)

const isExpired = (response: Response, answer: Envelope | string | Download): boolean =>
  response.status === 401 || (isEnvelope(answer) && (answer.code === 401 || answer.code === 405))

function judge(outgoing: Outgoing, response: Response, answer: Envelope | string | Download): unknown {
  if (!isEnvelope(answer)) {
    if (response.ok) return answer
    throw tell(outgoing, failure(response, answer))
  }
  if (answer.access_token !== undefined) return answer
  if (response.ok && answer.code === 200)
    return 'rows' in answer
      ? { rows: answer.rows, total: (answer as { total?: number }).total ?? 0 }
      : answer.data
  // An object without our envelope, such as the published contract, is its own answer.
  if (response.ok && answer.code === undefined) return answer
  const error = failure(response, answer)
  // §8: the text '403', not the number, sends the user to the login page.
  if (answer.code === '403') {
    leaveFlash(error.message)
    location.assign('/login')
    throw error
  }
  throw tell(outgoing, error)
}

function failure(response: Response, answer: Envelope | string | Download): ApiError {
  const told = isEnvelope(answer) ? (answer as Failure) : undefined
  return new ApiError(told?.code ?? response.status, told?.msg || statusText(response.status), told?.data)
}

/** §8: status texts, for an answer that brings no words of its own. */
function statusText(status: number): string {
  switch (status) {
    case 401:
      return clientText('unauthorised')
    case 403:
      return clientText('forbidden')
    case 404:
      return clientText('notFound')
    case 500:
      return clientText('requestAbnormal')
    default:
      return clientText('unknown')
  }
}

function tell(outgoing: Outgoing, error: ApiError): ApiError {
  if (!outgoing.isQuiet) showToast({ kind: 'error', text: shortenMessage(error.message) })
  return error
}
