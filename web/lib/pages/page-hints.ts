import { defaultPageSize } from '@quayside/kit/list/page-size.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { session } from '../session/session.ts'

/** What the build knows of a route; the server writes it into the page (web/preload-hints.ts). */
type PageHints = {
  readonly texts: Readonly<Record<Locale, readonly string[]>>
  readonly first?: SentFirst
}

/** The call that a page's list begins with, as it is sent. */
export type SentFirst = {
  readonly path: string
  readonly query: Readonly<Record<string, string | number>>
  readonly columnsOf?: string | undefined
}

/** §9, and how long an answer may wait for the page that asks for it, in milliseconds. */
const timeoutAfter = 50_000
const keptFor = 20_000
/** What was read this long ago counts as fresh (kit/page/query-client.ts). */
const freshFor = 10_000

function readHints(): PageHints | undefined {
  const written = document.getElementById('page-hints')?.textContent
  return written ? (JSON.parse(written) as PageHints) : undefined
}

const hints = readHints()

/** Fetches the texts of this page in parallel with its scripts. Only the browser knows its language. */
export function fetchTextsEarly(): void {
  for (const file of hints?.texts[currentLocale.get()] ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

type Early = { readonly answer: Promise<Response>; readonly until: number }
const early = new Map<string, Early>()
/** When each list was last asked for: an answer as fresh as this is shown again without another call. */
const askedAt = new Map<string, number>()

/** An answer is given to the session that asked for it, not to one of another company or person. */
const keyOf = (path: string, parameters: URLSearchParams): string => {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  return `${session.get().accessToken} ${currentLocale.get()} ${path}?${sorted}`
}

const hasOwnColumns = (list: string): boolean =>
  (localStorage.getItem(`columns.${list}:${session.get().userInfo?.userId}`) ?? 'null') !== 'null'

/** Sends the call with which the list of this page begins, before the scripts that draw it are there. */
export function sendFirstCall(): void {
  if (hints?.first) sendFirst(hints.first, location.search, keptFor)
}

/** The same for a page that is likely to be opened; what is fresh is not asked for again. */
export const prepareFirstCall = (first: SentFirst, search: string): void => sendFirst(first, search, freshFor)

function sendFirst({ path, query, columnsOf }: SentFirst, search: string, kept: number): void {
  // A user's own choice of columns may ask for more.
  if (columnsOf !== undefined && hasOwnColumns(columnsOf)) return
  const parameters = new URLSearchParams(search)
  // A record that is open beside the list is not a filter of it.
  if (parameters.has('id') || parameters.has('record')) return
  for (const [name, value] of Object.entries({ pageNum: 1, pageSize: defaultPageSize, ...query }))
    if (!parameters.has(name)) parameters.set(name, String(value))
  const key = keyOf(path, parameters)
  const now = performance.now()
  if (now < (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) + freshFor) return
  const { accessToken, tokenType } = session.get()
  const answer = fetch(`/api/${path}?${parameters}`, {
    headers: { 'Accept-Language': currentLocale.get(), Authorization: `${tokenType} ${accessToken}` },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutAfter),
  })
  early.set(key, { answer, until: now + kept })
  askedAt.set(key, now)
  const forget = (): void => {
    early.delete(key)
    askedAt.delete(key)
  }
  // What fails is asked for again by the page, which says so then.
  answer.then(({ ok }) => ok || forget(), forget)
}

/** Something was changed: what was read before is not shown any more. */
export function forgetEarlyAnswers(): void {
  early.clear()
  askedAt.clear()
}

/** The answer to a call that was sent early; each is given once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const [path = '', search = ''] = address.split('?')
  const key = keyOf(path, new URLSearchParams(search))
  const now = performance.now()
  const found = early.get(key)
  early.delete(key)
  if (found && now < found.until) return found.answer
  for (const [asked, at] of askedAt) if (at + freshFor <= now) askedAt.delete(asked)
  askedAt.set(key, now)
  return undefined
}
