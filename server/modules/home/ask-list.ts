import type { ListFigure } from '@quayside/contract/home/home-todos.ts'
import { type BoundRoute, handle } from '../../platform/http/bind.ts'
import { checkInput } from '../../platform/http/check-input.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'

export type Lists = ReadonlyMap<string, BoundRoute>
type Page = { readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly total: number }

/** What the list itself answers; undefined for a member who may not see it. No member may ask for a page of no rows. */
export async function askList(
  call: Call,
  lists: Lists,
  { list, query }: Pick<ListFigure, 'list' | 'query'>,
  pageSize: 0 | 1,
): Promise<Page | undefined> {
  const route = lists.get(list)
  if (!route) throw new Error(`no list answers ${list}`)
  if (!isAllowed(call.principal, route.endpoint.access)) return undefined
  const asked = { ...checkedQuery(route, query), pageSize }
  return (await handle(route, call, { params: {}, query: asked })) as Page
}

/** They are written down in the contract, so each is checked once. */
const checkedQueries = new Map<string, object>()

function checkedQuery({ key, endpoint }: BoundRoute, query: ListFigure['query']): object {
  const text = `${key} ${JSON.stringify(query)}`
  const known = checkedQueries.get(text)
  if (known) return known
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  const { value, findings } = checkInput(endpoint.query, Object.fromEntries(texts), true)
  if (findings.length > 0) throw new Error(`not a query: ${text}`)
  checkedQueries.set(text, value as object)
  return value as object
}
