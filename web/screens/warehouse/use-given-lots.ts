import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { useEffect, useRef } from 'react'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'

/** More lots than these are picked in the form itself. */
const most = 100

/** The lots that the address names (`lots=1,2`), once; the address then forgets them, so that a reload adds none again. */
export function useGivenLots(take: (lots: readonly Stock[]) => void): void {
  const { lots } = usePageSearch('/outstorageInfo')
  const change = useChangeSearch()
  const begun = useRef(false)
  useEffect(() => {
    if (!lots || begun.current) return
    begun.current = true
    const ids = lots.split(',').slice(0, most)
    async function load(): Promise<void> {
      const found = await Promise.all(
        ids.map((id) => api('GET warehouse/online/stock/{id}', { params: { id } })),
      )
      take(found.filter(({ available }) => Number(available) > 0))
      change({ lots: undefined }, { replace: true })
    }
    void load().catch(() => undefined)
  }, [lots, take, change])
}
