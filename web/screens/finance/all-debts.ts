import type { Debt } from '@quayside/contract/finance/debt.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'

type Query = QueryOf<'GET finance/online/debt/list'>
const pageSize = 200

/** All debts that a condition leaves, page after page. */
export async function allDebts(query: Query, signal?: AbortSignal): Promise<readonly Debt[]> {
  const found: Debt[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { rows, total } = await api(
      'GET finance/online/debt/list',
      { query: { ...query, pageNum, pageSize } },
      { ...(signal && { signal }), isQuiet: true },
    )
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) return found
  }
}
