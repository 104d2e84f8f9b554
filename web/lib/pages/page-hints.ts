import { currentLocale } from '@quayside/kit/page/locale.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { session } from '../session/session.ts'

/** What the build knows of a route; the server writes it into the page (web/preload-hints.ts). */
type PageHints = {
  readonly texts: Readonly<Record<Locale, readonly string[]>>
  readonly first?: readonly SentFirst[]
}

/** A call that a page begins with, as it is sent. */
export type SentFirst = {
  /** `{id}` is that of the address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  /** The address has the filters of the list. */
  readonly isList?: boolean
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

/** Sends the calls with which this page begins, before the scripts that draw it are there. */
export const sendFirstCalls = (): void => sendAll(hints?.first ?? [], location.search, keptFor)

/** The same for a page that is likely to be opened; what is fresh is not asked for again. */
export const prepareFirstCalls = (first: readonly SentFirst[], search: string): void =>
  sendAll(first, search, freshFor)

/** Where the first is not sent, the page begins with something else, such as a form. */
function sendAll(calls: readonly SentFirst[], search: string, kept: number): void {
  const asked = new URLSearchParams(search)
  const [first, ...others] = calls.map((call) => addressOf(call, new URLSearchParams(asked)))
  if (first === undefined) return
  // A form of a record shows other names than its page.
  for (const address of asked.has('edit') ? [first] : [first, ...others])
    if (address) sendEarly(address, kept)
}

type Address = { readonly path: string; readonly parameters: URLSearchParams }

function addressOf(
  { path, query = {}, isList, columnsOf }: SentFirst,
  search: URLSearchParams,
): Address | undefined {
  const id = search.get('id')
  if (!isList) {
    const parameters = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )
    if (!path.includes('{id}')) return { path, parameters }
    // A page to print asks for more than the record.
    return id && !search.has('print')
      ? { path: path.replace('{id}', encodeURIComponent(id)), parameters }
      : undefined
  }
  // A user's own choice of columns may ask for more.
  if (columnsOf !== undefined && hasOwnColumns(columnsOf)) return undefined
  // A record that is open beside the list is not a filter of it.
  if (id !== null || search.has('record')) return undefined
  for (const [name, value] of Object.entries(query)) if (!search.has(name)) search.set(name, String(value))
  return { path, parameters: search }
}

function sendEarly({ path, parameters }: Address, kept: number): void {
  const key = keyOf(path, parameters)
  const now = performance.now()
  if (now < (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) + freshFor) return
  const { accessToken, tokenType } = session.get()
  const response = fetch(`/api/${path}${parameters.size > 0 ? `?${parameters}` : ''}`, {
    headers: { 'Accept-Language': currentLocale.get(), Authorization: `${tokenType} ${accessToken}` },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutAfter),
  })
  const answer = response.then(readWhole)
  early.set(key, { answer, until: now + kept })
  askedAt.set(key, now)
  const forget = (): void => {
    early.delete(key)
    askedAt.delete(key)
  }
  // What fails is asked for again by the page, which says so then.
  response.then(({ ok }) => ok || forget(), forget)
  answer.catch(forget)
}

/** A call is under way until its body is read, and not every page takes all that was asked for it. */
const readWhole = async (response: Response): Promise<Response> =>
  new Response(await response.arrayBuffer(), response)

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
