import type { AskedColumns, Endpoint } from '@quayside/contract/kernel/api.ts'
import { askedQuery, splitColumns, takeColumns } from '@quayside/contract/kernel/asked-columns.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInput } from './check-input.ts'

type Asked = { readonly query: unknown; readonly columns: AskedColumns | undefined }

/** What a call is asked with, or what is wrong with it. */
export function checkQuery(
  endpoint: Endpoint<unknown>,
  given: unknown,
): { readonly asked: Asked; readonly findings: readonly Finding[] } {
  const sent = takeColumns(endpoint, given)
  const { value, findings } = checkInput(askedQuery(endpoint), sent.query, true)
  const isWhole = sent.columns !== undefined || value === undefined
  return {
    asked: isWhole ? { query: value, columns: sent.columns } : splitColumns(endpoint, value),
    findings,
  }
}

/** Front ends ask for the same again and again; a longer text has what one member typed or selected. */
const mostKnown = 100
const longestKnown = 300
const known = new WeakMap<Endpoint<unknown>, Map<string, Asked>>()

/**
 * The checked query of an address. The same text is checked once, which is a tenth of the server's time for a list: what
 * a schema says depends on nothing else. Callers share the answer, so it is frozen.
 */
export function queryOf(
  endpoint: Endpoint<unknown>,
  { url, query: given }: { readonly url: string; readonly query: unknown },
): Asked {
  const begin = url.indexOf('?')
  const text = begin < 0 ? '' : url.slice(begin + 1)
  const checked = known.get(endpoint)?.get(text)
  if (checked) return checked
  const { asked, findings } = checkQuery(endpoint, given)
  refuseIfAny(findings)
  if (text.length <= longestKnown) keep(endpoint, text, asked)
  return asked
}

function keep(endpoint: Endpoint<unknown>, text: string, asked: Asked): void {
  const texts = known.get(endpoint) ?? new Map<string, Asked>()
  known.set(endpoint, texts)
  const [oldest] = texts.keys()
  if (oldest !== undefined && texts.size >= mostKnown) texts.delete(oldest)
  texts.set(text, asked)
  for (const value of [asked.query, ...Object.values(asked.query ?? {})])
    if (typeof value === 'object' && value !== null) Object.freeze(value)
}
