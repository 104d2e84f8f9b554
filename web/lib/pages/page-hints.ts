import { defaultPageSize } from '@quayside/kit/list/page-size.ts'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { session } from '../session/session.ts'

/** What the build knows of a route; the server writes it into the page (web/preload-hints.ts). */
type PageHints = {
  readonly texts: Readonly<Record<Locale, readonly string[]>>
  readonly first?: {
    readonly path: string
    readonly query: Readonly<Record<string, string | number>>
    readonly columnsOf?: string
  }
}

/** §9, and how long an answer may wait for the page that asks for it, in milliseconds. */
const timeoutAfter = 50_000
const keptFor = 20_000

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

type Early = { readonly key: string; readonly answer: Promise<Response>; readonly until: number }
let early: Early | undefined

const keyOf = (path: string, parameters: URLSearchParams): string => {
  const sorted = new URLSearchParams(parameters)
  sorted.sort()
  return `${currentLocale.get()} ${path}?${sorted}`
}

const hasOwnColumns = (list: string): boolean =>
  (localStorage.getItem(`columns.${list}:${session.get().userInfo?.userId}`) ?? 'null') !== 'null'

/** Sends the call with which the list of this page begins, before the scripts that draw it are there. */
export function sendFirstCall(): void {
  if (!hints?.first) return
  const { path, query, columnsOf } = hints.first
  // A user's own choice of columns may ask for more.
  if (columnsOf !== undefined && hasOwnColumns(columnsOf)) return
  const parameters = new URLSearchParams(location.search)
  // A record that is open beside the list is not a filter of it.
  if (parameters.has('id') || parameters.has('record')) return
  for (const [name, value] of Object.entries({ pageNum: 1, pageSize: defaultPageSize, ...query }))
    if (!parameters.has(name)) parameters.set(name, String(value))
  const { accessToken, tokenType } = session.get()
  const answer = fetch(`/api/${path}?${parameters}`, {
    headers: { 'Accept-Language': currentLocale.get(), Authorization: `${tokenType} ${accessToken}` },
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutAfter),
  })
  answer.catch(() => undefined)
  early = { key: keyOf(path, parameters), answer, until: performance.now() + keptFor }
}

/** The answer to a call that was sent early; each is given once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const [path = '', search = ''] = address.split('?')
  if (early?.key !== keyOf(path, new URLSearchParams(search))) return undefined
  const { answer, until } = early
  early = undefined
  return performance.now() < until ? answer : undefined
}
