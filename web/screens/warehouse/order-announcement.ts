import type { OrderAnnouncement } from '@quayside/contract/warehouse/order-announcement.ts'
import { newRow } from '@quayside/kit/lines-grid/grid-types.ts'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { useEffect, useRef } from 'react'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'
import { inboundRows } from './inbound-rows.ts'
import type { InboundForm } from './use-inbound-form.ts'

export const fetchAnnouncement = (id: string): Promise<OrderAnnouncement> =>
  api('GET warehouse/online/inbound/ofOrder/{id}', { params: { id } })

/** Fills the header's fields that are still empty as the order has them. */
export function fillHeader(editor: InboundForm, { lines: _lines, ...head }: OrderAnnouncement): void {
  const names = Object.keys(head) as (keyof typeof head)[]
  editor.form.fill((values) =>
    Object.fromEntries(
      names.filter((name) => values[name] === '').map((name) => [name, String(head[name] ?? '')]),
    ),
  )
}

/** The goods of the order that the address names, once; the address then forgets it, so that a reload adds none again. */
export function useGivenOrder(editor: InboundForm): void {
  const { orderId } = usePageSearch('/storageInfo')
  const change = useChangeSearch()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!orderId || isBegun.current) return
    isBegun.current = true
    async function load(id: string): Promise<void> {
      const offered = await fetchAnnouncement(id)
      fillHeader(editor, offered)
      editor.grid.replace([
        ...inboundRows.filled(editor.grid.get().rows),
        ...inboundRows.rowsOf(offered.lines).map(({ cells }) => newRow(cells)),
      ])
    }
    void load(orderId)
      .catch(() => undefined)
      .then(() => change({ orderId: undefined }, { replace: true }))
  }, [orderId, editor, change])
}
